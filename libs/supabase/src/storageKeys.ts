import { brand } from '@portal/brand';

/** Every key that sign-in writes or reads, so that sign-out can clear them all (AU-25, OP-98). */
export const STORAGE_KEYS = {
  session: `${brand.slug}-session`,
  /** Written by the client when someone leaves for Discord, needed when they come back. */
  verifier: `${brand.slug}-session-code-verifier`,
  adminFlag: 'isAdmin',
  localSession: `${brand.slug}_local`,
  officialProfile: `${brand.slug}Profile`,
  /** In session storage: a sign-in that has not been greeted yet (OP-99). */
  freshSignIn: `${brand.slug}-fresh-sign-in`,
} as const;
