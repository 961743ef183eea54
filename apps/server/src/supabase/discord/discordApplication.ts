import * as v from 'valibot';
import { DISCORD_ENDPOINTS, type DiscordEndpoints } from './DiscordEndpoints';
import type { DiscordProvider } from './DiscordProvider';
import { parseDiscordAccount } from './parseDiscordAccount';

const ANSWER_TIMEOUT_MS = 10_000;
const ANSWER_MAX_CHARACTERS = 100_000;
const SCOPES = 'identify email';

const Token = v.object({ access_token: v.pipe(v.string(), v.minLength(1)) });

async function answerOf(url: string, request: RequestInit): Promise<unknown> {
  const response = await fetch(url, {
    ...request,
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${new URL(url).pathname} answered ${response.status}`);
  if (text.length > ANSWER_MAX_CHARACTERS) throw new Error(`${new URL(url).pathname} answered too much`);
  return JSON.parse(text);
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
      const token = await answerOf(endpoints.token, {
        method: 'POST',
        headers: { accept: 'application/json' },
        body: new URLSearchParams({
          client_id: clientId,
          client_secret: clientSecret,
          grant_type: 'authorization_code',
          code,
          redirect_uri: callbackUrl,
        }),
      });
      const { access_token } = v.parse(Token, token);
      return parseDiscordAccount(
        await answerOf(endpoints.me, { headers: { authorization: `Bearer ${access_token}` } }),
      );
    },
  };
}
