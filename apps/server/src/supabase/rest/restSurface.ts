import type { App } from '@supabase/lite';
import { preflightAnswer } from '../answers/cors';
import { restAnswer } from '../answers/restAnswer';
import { boundRows } from './boundRows';
import { checkRestRequest } from './checkRestRequest';

/** What a limit without a figure of its own asks people to wait. */
const DEFAULT_RETRY_AFTER_S = '5';

/** A refusal by a limit in the database carries the seconds to wait as its hint. */
async function withRetryAfter(response: Response): Promise<Response> {
  if (response.status !== 429 || response.headers.has('retry-after')) return response;
  const body = await response.text();
  const hint = /"hint":\s*"(\d{1,5})"/.exec(body)?.[1];
  const headers = new Headers(response.headers);
  headers.set('retry-after', hint ?? DEFAULT_RETRY_AFTER_S);
  return new Response(body, { status: response.status, headers });
}

/** `/rest/v1`: what passes the guard is answered by lite. */
export function restSurface(app: App) {
  return async (request: Request, peerAddress: string | undefined): Promise<Response> => {
    if (request.method === 'OPTIONS') return preflightAnswer(request);
    const url = new URL(request.url);
    const refusal = checkRestRequest(request.method, url, request.headers);
    if (refusal) return restAnswer(refusal.status, refusal);
    const bounded = new Request(boundRows(request.method, url), request);
    return withRetryAfter(await app.fetch(bounded, { peerAddress: peerAddress ?? null }));
  };
}
