import { preflight, withCors } from '../_shared/answers.ts';
import type { FunctionContext } from '../_shared/context.ts';
import { takeRate } from '../_shared/rateLimit.ts';
import { callOf } from './call.ts';
import { contentsOf } from './contents.ts';
import { forward } from './forward.ts';
import { listenerAnswer } from './listener/listenerAnswer.ts';
import { companionOf } from './provider.ts';
import { providerRequest } from './providerRequest.ts';
import { readBody } from './readBody.ts';
import { TIMING, type Timing } from './timing.ts';
import { wireError } from './wireError.ts';

const RATE = { bucket: 'companion', max: 40, seconds: 120 };
const BODY_MAX_BYTES = 512 * 1024;

/** A database that cannot count does not silence the companion: the server in front limits as well. */
async function isWithinRate(context: FunctionContext): Promise<boolean> {
  try {
    return await takeRate(context, RATE);
  } catch (error) {
    console.warn('companion: calls are not counted:', String(error));
    return true;
  }
}

async function answer(request: Request, context: FunctionContext, timing: Timing): Promise<Response> {
  const call = callOf(request.url);
  if (!call) return wireError(404, 'There is no such call.');
  if (request.method !== 'POST')
    return wireError(405, 'Calls are made with POST.', { allow: 'POST, OPTIONS' });
  if (!(await isWithinRate(context)))
    return wireError(429, 'Too many questions in a short time.', { 'retry-after': String(RATE.seconds) });

  const body = await readBody(request, BODY_MAX_BYTES);
  if (body === undefined) return wireError(413, 'The conversation is too long.');
  const contents = contentsOf(body);
  if (!contents) return wireError(400, 'There is no text in the request.');

  const companion = companionOf(context.env);
  if (companion.kind === 'misconfigured') return wireError(500, `${companion.variable} is not valid.`);
  if (companion.kind === 'listener') return await listenerAnswer(contents, call, timing);
  const outgoing = providerRequest(companion, call, contents);
  return await forward(outgoing, companion.key, context.fetch, request.signal, timing);
}

/**
 * Speaks Gemini's wire format below `/gemini` (AI-32 to AI-34). The provider's key, the model and the system
 * instruction are added here; without a key the built-in listener answers in the same format.
 *
 * Own refusals: 400 no text, 404, 405, 413 over 512 KB, 429 over 40 calls in 2 minutes, 500 wrong settings,
 * 502 and 504 for a provider that cannot be reached or is too slow. Every other status is the provider's own.
 */
export async function handler(
  request: Request,
  context: FunctionContext,
  timing = TIMING,
): Promise<Response> {
  return request.method === 'OPTIONS' ? preflight() : withCors(await answer(request, context, timing));
}
