import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import WebSocket from 'ws';
import type { Backend } from '../Backend';
import { PUBLIC_URL } from './openTestBackend';

const AT_THIS_MACHINE = { peerAddress: '127.0.0.1' };

/** Asks the back end as a browser at this machine would, without following redirects. */
export function ask(backend: Backend, pathOrUrl: string, init?: RequestInit): Promise<Response> {
  return backend.fetch(new Request(new URL(pathOrUrl, PUBLIC_URL), init), AT_THIS_MACHINE);
}

/** A page with the official client and a storage of its own. */
export function visitor(backend: Backend, key = backend.keys.publishable): SupabaseClient {
  const stored = new Map<string, string>();
  return createClient(PUBLIC_URL, key, {
    auth: {
      flowType: 'pkce',
      autoRefreshToken: false,
      detectSessionInUrl: false,
      storage: {
        getItem: (name) => stored.get(name) ?? null,
        setItem: (name, value) => void stored.set(name, value),
        removeItem: (name) => void stored.delete(name),
      },
    },
    global: { fetch: (input, init) => backend.fetch(new Request(input, init), AT_THIS_MACHINE) },
    realtime: { transport: WebSocket as never },
  });
}

/** What somebody types on the consent page. */
export interface Person {
  username: string;
  email?: string;
  avatar?: string;
}

/** Where a redirect leads. */
export function destination(response: Response): URL {
  return new URL(response.headers.get('location') ?? 'about:nowhere');
}

/** Presses "Login with Discord". @returns the address of the consent page. */
export async function leaveForConsent(
  backend: Backend,
  client: SupabaseClient,
  redirectTo = `${PUBLIC_URL}/SuccessLogin`,
): Promise<URL> {
  const { data } = await client.auth.signInWithOAuth({
    provider: 'discord',
    options: { redirectTo, skipBrowserRedirect: true },
  });
  return destination(await ask(backend, data.url ?? ''));
}

/** Presses a button of the consent page. @returns its answer: the way to the callback, or the page again. */
export async function answerConsent(
  backend: Backend,
  consent: URL,
  answer: 'authorize' | 'cancel',
  person: Person,
): Promise<Response> {
  const html = await (await ask(backend, consent.href)).text();
  const state = /name="state" value="([^"]*)"/.exec(html)?.[1] ?? '';
  const body = new URLSearchParams({ state, answer, email: '', avatar: '', ...person });
  return ask(backend, consent.pathname, { method: 'POST', body });
}

/** Goes the whole way through the consent page. @returns where on the site the browser ends. */
export async function passConsent(backend: Backend, client: SupabaseClient, person: Person): Promise<URL> {
  const consent = await leaveForConsent(backend, client);
  const callback = destination(await answerConsent(backend, consent, 'authorize', person));
  return destination(await ask(backend, callback.href));
}

/** A page on which this person has signed in. */
export async function signIn(backend: Backend, person: Person): Promise<SupabaseClient> {
  const client = visitor(backend);
  const site = await passConsent(backend, client, person);
  const { error } = await client.auth.exchangeCodeForSession(site.searchParams.get('code') ?? '');
  if (error) throw error;
  return client;
}
