import { readOAuthReturn, withoutOAuthParameters } from './oauthReturn';
import type { PortalClient } from './portal';
import { localText } from './storage';
import { STORAGE_KEYS } from './storageKeys';

/**
 * Looks whether this document is a return from Discord. A failed one is only logged (AU-07), and the address cleaned.
 *
 * @returns whether the address carries a code that this browser asked for.
 */
export function beginArrival(): boolean {
  const returned = readOAuthReturn(window.location.href);
  if (returned.kind === 'none') return false;
  if (returned.kind === 'code' && localText.getItem(STORAGE_KEYS.verifier) !== null) return true;
  console.warn('sign-in:', returned.kind === 'failed' ? returned.reason : 'this browser did not ask for it');
  localText.removeItem(STORAGE_KEYS.verifier);
  cleanAddress();
  return false;
}

/** Waits until the client has redeemed the code. @returns whether that made a session. */
export async function finishArrival(client: PortalClient): Promise<boolean> {
  const { error } = await client.auth.initialize();
  if (error) console.warn('sign-in:', error.message);
  cleanAddress();
  return !error;
}

function cleanAddress() {
  const address = withoutOAuthParameters(window.location.href);
  window.history.replaceState(window.history.state, '', address);
}
