/** The one method that both a Web `Headers` and a look-up of one's own have. */
export interface Headings {
  get(name: string): string | null;
}

export interface Refusal {
  status: 403 | 415;
  code: 'origin_not_allowed' | 'unsupported_media_type';
}

const WITHOUT_BODY = new Set(['GET', 'HEAD', 'OPTIONS']);
const KEYS = ['apikey', 'authorization', 'x-goog-api-key'];

/** Pages of other origins may send this without asking first, as a form does. */
function isUnasked(method: string, headers: Headings): boolean {
  if (WITHOUT_BODY.has(method) || KEYS.some((name) => headers.get(name))) return false;
  return !/^application\/json\s*(;|$)/i.test(headers.get('content-type') ?? '');
}

/**
 * Whether a function may not be asked in this way: by a page of an origin that is not ours, which would spend its
 * visitor's share, or with a body that a browser lets any page send. Programs send no `origin` and are let in.
 */
export function refusalAtDoor(
  method: string,
  headers: Headings,
  origins: readonly string[],
): Refusal | undefined {
  const origin = headers.get('origin');
  if (origin !== null && !origins.includes(origin)) return { status: 403, code: 'origin_not_allowed' };
  return isUnasked(method, headers) ? { status: 415, code: 'unsupported_media_type' } : undefined;
}

/** Origins of pages that may ask, from a list with commas. */
export function readOrigins(list: string | undefined): string[] {
  return (list ?? '')
    .split(',')
    .map((origin) => origin.trim().replace(/\/$/, ''))
    .filter(Boolean);
}

/** Lets the page that asked read the answer. Whoever calls this has let it in. */
export function readableBy(response: Response, origin: string | null): Response {
  const headers = new Headers(response.headers);
  if (origin !== null) headers.set('access-control-allow-origin', origin);
  headers.append('vary', 'origin');
  return new Response(response.body, { status: response.status, headers });
}
