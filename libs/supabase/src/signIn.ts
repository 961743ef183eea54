import type { RuntimeConfig } from '@portal/contracts';
import type { PortalClient } from './portal';

/**
 * Where to send the visitor for signing in with Discord; they come back to the site's origin (AU-06).
 *
 * @throws {AuthError} when the client could not prepare it.
 */
export async function discordAddress({ auth }: PortalClient): Promise<string> {
  const { data, error } = await auth.signInWithOAuth({
    provider: 'discord',
    options: { redirectTo: window.location.origin, skipBrowserRedirect: true },
  });
  if (error) throw error;
  return data.url;
}

/** Tells the auth server that a session is over. Without a network the device has forgotten it all the same. */
export async function endOnServer(
  { supabaseUrl, supabaseKey }: RuntimeConfig,
  accessToken: string,
  ask: typeof fetch,
): Promise<void> {
  const headers = { apikey: supabaseKey, authorization: `Bearer ${accessToken}` };
  const address = `${supabaseUrl}/auth/v1/logout?scope=local`;
  await ask(address, { method: 'POST', headers, keepalive: true }).catch(() => undefined);
}
