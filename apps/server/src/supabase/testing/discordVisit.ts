import type { SupabaseClient, User } from '@supabase/supabase-js';
import type { Database } from '../../database/Database';
import type { Backend } from '../Backend';
import { type FakeDiscord, startFakeDiscord } from './fakeDiscord';
import { openTestBackend, PUBLIC_URL } from './openTestBackend';
import { ask, destination, leaveForConsent, visitor } from './visitor';

/** What Discord answers of somebody at `/users/@me`. */
export const NELLY = {
  id: '80351110224678912',
  username: 'nelly',
  global_name: 'Nelly 🌙',
  discriminator: '0',
  avatar: '8342729096ea3675442027381ff50dfe',
  email: 'Nelly@Example.test',
  verified: true,
};

/** A back end with the operator's application at a Discord of the test's own. */
export interface DiscordVisit {
  backend: Backend;
  discord: FakeDiscord;
  /** Presses "Login with Discord". */
  leave(redirectTo?: string): Promise<{ client: SupabaseClient; consent: URL; state: string }>;
  /** Comes back from Discord. @returns where on the site the browser ends. */
  comeBack(parameters: Record<string, string>): Promise<URL>;
  /** Goes there and back as this account. @throws when it does not lead to a session. */
  signInAs(account: object): Promise<SupabaseClient>;
  userOf(client: SupabaseClient): Promise<User | null>;
  close(): Promise<void>;
}

export async function openDiscordVisit(database: Database): Promise<DiscordVisit> {
  const discord = await startFakeDiscord();
  const backend = await openTestBackend(database, {
    discord: { kind: 'application', clientId: 'the-client', clientSecret: 'the-secret' },
    discordEndpoints: discord.endpoints,
  });
  const visit: DiscordVisit = {
    backend,
    discord,
    leave: async (redirectTo = `${PUBLIC_URL}/SuccessLogin`) => {
      const client = visitor(backend);
      const consent = await leaveForConsent(backend, client, redirectTo);
      return { client, consent, state: consent.searchParams.get('state') ?? '' };
    },
    comeBack: async (parameters) =>
      destination(await ask(backend, `/auth/v1/callback?${new URLSearchParams(parameters)}`)),
    signInAs: async (account) => {
      discord.account = account;
      const { client, state } = await visit.leave();
      const site = await visit.comeBack({ state, code: 'from-discord' });
      const { error } = await client.auth.exchangeCodeForSession(site.searchParams.get('code') ?? '');
      if (error) throw error;
      return client;
    },
    userOf: async (client) => (await client.auth.getUser()).data.user,
    close: async () => {
      await backend.close();
      await discord.close();
    },
  };
  return visit;
}
