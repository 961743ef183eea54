import type { RuntimeConfig } from '@portal/contracts';
import type { PortalClient } from './portal';
import type { TextStorage } from './storage';
import { STORAGE_KEYS } from './storageKeys';

export interface ClientOptions {
  storage: TextStorage;
  /** Whether the address carries a code to redeem. */
  arriving: boolean;
  fetch?: typeof fetch;
}

/** Fetches the code of supabase-js and makes the page's one client with it. */
export async function createPortalClient(
  { supabaseUrl, supabaseKey }: RuntimeConfig,
  { storage, arriving, fetch }: ClientOptions,
): Promise<PortalClient> {
  const { createClient } = await import(/* webpackChunkName: "supabase" */ '@supabase/supabase-js');
  return createClient(supabaseUrl, supabaseKey, {
    auth: { flowType: 'pkce', storageKey: STORAGE_KEYS.session, storage, detectSessionInUrl: arriving },
    global: { fetch },
  });
}
