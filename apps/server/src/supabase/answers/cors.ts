const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';
const HEADERS =
  'authorization, apikey, content-type, x-client-info, prefer, range, range-unit, accept, accept-profile, content-profile, x-supabase-api-version';
const EXPOSED = 'content-range, content-location, preference-applied, retry-after';
const MAX_AGE_S = '86400';

/** Adds what lets pages of other origins read the answer, as Supabase does: the keys decide, not the origin. */
export function withCors(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set('access-control-allow-origin', '*');
  headers.set('access-control-expose-headers', EXPOSED);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

/** Answers the question that a browser asks before a request of another origin. */
export function preflightAnswer(request: Request): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': METHODS,
      'access-control-allow-headers': request.headers.get('access-control-request-headers') ?? HEADERS,
      'access-control-max-age': MAX_AGE_S,
    },
  });
}
