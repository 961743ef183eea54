import { brand } from '@portal/brand';

/** Tells that the name is taken for good (AU-26); blocks until the person has read it. */
export function tellReservedName(): void {
  window.alert(
    `The username "${brand.name}" is reserved for the official profile. Please sign in with another account.`,
  );
}
