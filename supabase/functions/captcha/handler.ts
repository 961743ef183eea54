import { json, preflight, refusal } from '../_shared/answers.ts';
import { checkCaptcha, isCaptchaAction, issueCaptcha } from '../_shared/captcha.ts';
import type { FunctionContext } from '../_shared/context.ts';
import { callDatabase } from '../_shared/database.ts';

/**
 * `GET /captcha?action=login` gives a challenge; `POST /captcha/verify {action, payload}` spends its solution once.
 * The action may also stand in the query, where the widget repeats it.
 *
 * Codes: `bad_request` and `captcha_malformed` (400), `captcha_invalid`, `captcha_expired`, `captcha_used` (403),
 * `not_found` (404), `not_configured` (500), `unavailable` (503).
 */
export async function handler(request: Request, context: FunctionContext): Promise<Response> {
  if (request.method === 'OPTIONS') return preflight();
  const key = context.env.CAPTCHA_HMAC_KEY;
  if (!key) return refusal(500, 'not_configured');

  const { pathname, searchParams } = new URL(request.url);
  const route = `${request.method} ${pathname.replace(/^.*\/captcha(?=\/|$)/, '')}`;
  if (route === 'GET ') return issue(searchParams.get('action'), key);
  if (route === 'POST /verify') return verify(request, searchParams.get('action'), key, context);
  return refusal(404, 'not_found');
}

async function issue(action: unknown, key: string): Promise<Response> {
  return isCaptchaAction(action) ? json(await issueCaptcha(action, key)) : refusal(400, 'bad_request');
}

async function verify(request: Request, named: unknown, key: string, context: FunctionContext) {
  const body = await request.json().catch(() => null);
  const action = body?.action ?? named;
  if (!isCaptchaAction(action)) return refusal(400, 'bad_request');

  const check = await checkCaptcha(body?.payload, action, key);
  if (!check.ok) return refusal(check.code === 'captcha_malformed' ? 400 : 403, check.code);

  try {
    const first = await callDatabase<boolean>(context, 'consume_captcha', {
      digest: check.digest,
      expires_at: check.expiresAt,
    });
    return first ? json({ ok: true, verified: true }) : refusal(403, 'captcha_used');
  } catch (error) {
    console.warn('captcha:', String(error));
    return refusal(503, 'unavailable');
  }
}
