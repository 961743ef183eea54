import * as v from 'valibot';
import { DISCORD_ENDPOINTS, type DiscordEndpoints } from './DiscordEndpoints';
import type { DiscordProvider } from './DiscordProvider';
import { parseDiscordAccount } from './parseDiscordAccount';

const ANSWER_TIMEOUT_MS = 10_000;
const ANSWER_MAX_CHARACTERS = 100_000;
const SCOPES = 'identify email';

const Token = v.object({ access_token: v.pipe(v.string(), v.minLength(1)) });

/** Asks Discord. Errors name the endpoint and never quote the answer: they are printed. */
async function answerOf<T>(url: string, request: RequestInit, parse: (answer: unknown) => T): Promise<T> {
  const response = await fetch(url, {
    ...request,
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  });
  const { pathname } = new URL(url);
  const text = await response.text();
  if (!response.ok) throw new Error(`${pathname} answered ${response.status}`);
  if (text.length > ANSWER_MAX_CHARACTERS) throw new Error(`${pathname} answered too much`);
  try {
    return parse(JSON.parse(text));
  } catch {
    throw new Error(`${pathname} answered in an unknown form`);
  }
}

export interface DiscordApplication {
  clientId: string;
  clientSecret: string;
  /** Ours, as registered with the application. */
  callbackUrl: string;
  endpoints?: DiscordEndpoints;
}

/** Discord itself, through the operator's application. */
export function discordApplication(application: DiscordApplication): DiscordProvider {
  const { clientId, clientSecret, callbackUrl, endpoints = DISCORD_ENDPOINTS } = application;
  return {
    issuer: 'https://discord.com/api',
    updatesEmail: false,
    consentUrl: (state) => {
      const url = new URL(endpoints.authorize);
      url.search = new URLSearchParams({
        client_id: clientId,
        redirect_uri: callbackUrl,
        response_type: 'code',
        scope: SCOPES,
        state,
      }).toString();
      return url.href;
    },
    accountOf: async (code) => {
      const body = new URLSearchParams({
        client_id: clientId,
        client_secret: clientSecret,
        grant_type: 'authorization_code',
        code,
        redirect_uri: callbackUrl,
      });
      const { access_token } = await answerOf(endpoints.token, { method: 'POST', body }, (answer) =>
        v.parse(Token, answer),
      );
      const headers = { authorization: `Bearer ${access_token}` };
      return answerOf(endpoints.me, { headers }, parseDiscordAccount);
    },
  };
}
