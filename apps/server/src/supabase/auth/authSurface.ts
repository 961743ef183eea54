import type { App } from '@supabase/lite';
import type { Database } from '../../database/Database';
import { authAnswer } from '../answers/authAnswer';
import { preflightAnswer } from '../answers/cors';
import type { DiscordProvider } from '../discord/DiscordProvider';
import { finishSignIn } from '../discord/finishSignIn';
import { startSignIn } from '../discord/startSignIn';
import { refuseUnlessAdmin } from './adminPassword';
import { authSettings } from './authSettings';
import { refuseMalformedGrant } from './refuseMalformedGrant';

export interface AuthParts {
  app: App;
  database: Database;
  publicUrl: string;
  /** In lower case. */
  adminEmail: string;
}

interface AuthRequest {
  request: Request;
  url: URL;
  /** Discord, or its stand-in where this visitor may use it. */
  provider: DiscordProvider | undefined;
}

type Handler = (parts: AuthParts, auth: AuthRequest) => Promise<Response>;

const GRANTS = ['pkce', 'refresh_token', 'password'] as const;
const FORWARDED_HEADERS = ['apikey', 'authorization', 'content-type', 'user-agent', 'x-client-info'];
const SCOPES = ['global', 'local', 'others'];

/** Asks lite with nothing but what it needs, so that it cannot read a request otherwise than we have. */
async function askLite(
  app: App,
  { request, url }: AuthRequest,
  query: string,
  body?: string,
): Promise<Response> {
  const headers = new Headers();
  for (const name of FORWARDED_HEADERS) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const apikey = url.searchParams.get('apikey');
  if (apikey && !headers.has('apikey')) headers.set('apikey', apikey);
  const { method } = request;
  return app.fetch(new Request(`${url.origin}${url.pathname}${query}`, { method, headers, body }));
}

const redeem: Handler = async ({ app, adminEmail }, auth) => {
  const wanted = auth.url.searchParams.getAll('grant_type');
  const grant = GRANTS.find((each) => each === wanted[0]);
  if (wanted.length !== 1 || !grant) return authAnswer(400, 'invalid_request', 'unsupported_grant_type');
  const body = await auth.request.text();
  const refusal =
    grant === 'password' ? await refuseUnlessAdmin(body, adminEmail) : refuseMalformedGrant(grant, body);
  return refusal ?? askLite(app, auth, `?grant_type=${grant}`, body);
};

const signOut: Handler = async ({ app }, auth) => {
  const scope = auth.url.searchParams.get('scope') ?? 'global';
  if (!SCOPES.includes(scope)) return authAnswer(400, 'validation_failed', 'Unsupported logout scope');
  return askLite(app, auth, `?scope=${scope}`);
};

/** The whole auth surface; lite has more, and none of it is served. */
const ROUTES: Record<string, Handler> = {
  'GET /auth/v1/authorize': ({ database, publicUrl }, { url, provider }) =>
    startSignIn(database, publicUrl, provider, url.searchParams),
  'GET /auth/v1/callback': ({ database, publicUrl }, { url, provider }) =>
    finishSignIn(database, publicUrl, provider, url.searchParams),
  'POST /auth/v1/token': redeem,
  'GET /auth/v1/user': ({ app }, auth) => askLite(app, auth, ''),
  'POST /auth/v1/logout': signOut,
  'GET /auth/v1/settings': async (_parts, { provider }) => authSettings(provider !== undefined),
  // Sessions are signed with a secret, so there is no public key to hand out.
  'GET /auth/v1/.well-known/jwks.json': async () => Response.json({ keys: [] }),
};

/** `/auth/v1`: the routes of the list, and 404 for everything else. */
export function authSurface(parts: AuthParts) {
  return async (request: Request, provider: DiscordProvider | undefined): Promise<Response> => {
    const url = new URL(request.url);
    if (
      request.method === 'OPTIONS' &&
      Object.keys(ROUTES).some((route) => route.endsWith(` ${url.pathname}`))
    ) {
      return preflightAnswer(request);
    }
    const handler = ROUTES[`${request.method} ${url.pathname}`];
    if (!handler) return authAnswer(404, 'not_found', 'Not found');
    const response = await handler(parts, { request, url, provider });
    if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store');
    return response;
  };
}
