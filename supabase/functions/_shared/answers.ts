/**
 * What a page of another origin may send, once the door has told the browser that it may ask at all; `x-goog-*` is
 * what the official Gemini client sends.
 */
const CORS = {
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'access-control-allow-headers':
    'authorization, apikey, content-type, x-client-info, x-region, x-goog-api-client, x-goog-api-key',
  'access-control-max-age': '86400',
};

/** Adds the CORS headers to an answer made elsewhere, e.g. a stream that is passed on. */
export function withCors(response: Response): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(CORS)) headers.set(name, value);
  return new Response(response.body, { status: response.status, headers });
}

/** The answer to a preflight request. */
export function preflight(): Response {
  return new Response(null, { status: 204, headers: CORS });
}

/** A JSON answer that no cache keeps. */
export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { ...CORS, 'cache-control': 'no-store', ...headers } });
}

/** A refusal with a stable code; the page has the words. */
export function refusal(status: number, code: string, headers?: Record<string, string>): Response {
  return json({ ok: false, code }, status, headers);
}
