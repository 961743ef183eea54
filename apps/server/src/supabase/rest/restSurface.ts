import type { App } from '@supabase/lite';
import { preflightAnswer } from '../answers/cors';
import { restAnswer } from '../answers/restAnswer';
import { boundRows } from './boundRows';
import { checkBody } from './checkBody';
import { checkRestRequest } from './checkRestRequest';
import type { Refusal } from './Refusal';
import { MAX_ANSWER_BYTES } from './restLimits';

/** What a limit without a figure of its own asks people to wait. */
const DEFAULT_RETRY_AFTER_S = '5';
const WITH_BODY = ['POST', 'PUT', 'PATCH'];

const TOO_LARGE: Refusal = {
  status: 413,
  code: 'PT413',
  message: `The answer is larger than ${MAX_ANSWER_BYTES} bytes.`,
  hint: 'Ask for fewer rows or columns.',
};

/** A refusal by a limit in the database carries the seconds to wait as its hint. */
async function withRetryAfter(response: Response): Promise<Response> {
  if (response.status !== 429 || response.headers.has('retry-after')) return response;
  const body = await response.text();
  const hint = /"hint":\s*"(\d{1,5})"/.exec(body)?.[1];
  const headers = new Headers(response.headers);
  headers.set('retry-after', hint ?? DEFAULT_RETRY_AFTER_S);
  return new Response(body, { status: response.status, headers });
}

async function withinBytes(response: Response): Promise<Response> {
  if (!response.body) return response;
  const body = await response.arrayBuffer();
  if (body.byteLength > MAX_ANSWER_BYTES) return restAnswer(TOO_LARGE.status, TOO_LARGE);
  return new Response(body, response);
}

/** `/rest/v1`: what passes the guard is answered by lite. */
export function restSurface(app: App) {
  return async (request: Request, peerAddress: string | undefined): Promise<Response> => {
    if (request.method === 'OPTIONS') return preflightAnswer(request);
    const url = new URL(request.url);
    const { method, headers } = request;
    const body = WITH_BODY.includes(method) ? await request.text() : undefined;
    const refusal = checkRestRequest(method, url, headers) ?? (body ? checkBody(body) : undefined);
    if (refusal) return restAnswer(refusal.status, refusal);
    const bounded = new Request(boundRows(method, url), { method, headers, body });
    return withinBytes(await withRetryAfter(await app.fetch(bounded, { peerAddress: peerAddress ?? null })));
  };
}
