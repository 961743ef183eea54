import { passOn } from './passOn.ts';
import type { Timing } from './timing.ts';
import { wireError } from './wireError.ts';

const PASSED_TYPES = ['application/json', 'text/event-stream'];

/** Only data formats are passed on: a page of the provider must never become a page of ours. */
function passedType(type: string | null): string {
  return PASSED_TYPES.some((passed) => type?.toLowerCase().startsWith(passed))
    ? (type as string)
    : 'text/plain';
}

/**
 * Sends a request to the provider and passes its status and body on, a 429 included (OP-69). Redirects are not
 * followed, since the key would go with them. When the visitor leaves or a time-out passes, the provider is
 * told to stop.
 */
export async function forward(
  { url, init }: { url: string; init: RequestInit },
  secret: string,
  fetch: typeof globalThis.fetch,
  visitor: AbortSignal,
  timing: Timing,
): Promise<Response> {
  const upstream = new AbortController();
  const leave = () => upstream.abort();
  if (visitor.aborted) return wireError(499, 'The visitor left.');
  visitor.addEventListener('abort', leave, { once: true });

  let isLate = false;
  const deadline = setTimeout(() => {
    isLate = true;
    upstream.abort();
  }, timing.headersMs);

  try {
    const response = await fetch(url, { ...init, signal: upstream.signal });
    if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400)) {
      upstream.abort();
      return wireError(502, 'The provider answered with a redirect.');
    }
    const headers = new Headers({
      'content-type': passedType(response.headers.get('content-type')),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    const retryAfter = response.headers.get('retry-after');
    if (retryAfter) headers.set('retry-after', retryAfter);
    const body = response.body && passOn(response.body, { secret, timing, stop: leave });
    return new Response(body, { status: response.status, headers });
  } catch {
    if (visitor.aborted) return wireError(499, 'The visitor left.');
    return isLate
      ? wireError(504, 'The provider took too long.')
      : wireError(502, 'The provider could not be reached.');
  } finally {
    clearTimeout(deadline);
  }
}
