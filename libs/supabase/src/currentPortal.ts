import type { Portal, PortalClient } from './portal';

let current: Portal | undefined;

/** Makes `given` the portal of this page; `undefined` takes it away again. */
export function providePortal(given: Portal | undefined): void {
  current = given;
}

/** @throws {Error} when no portal has been started. */
export function portal(): Portal {
  if (!current) throw new Error('There is no portal: call startPortal (or providePortal in a test) first');
  return current;
}

export function supabase(): Promise<PortalClient> {
  return portal().client();
}
