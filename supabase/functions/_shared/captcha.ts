import { type Challenge, createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** What a solved captcha may be spent on. */
export const CAPTCHA_ACTIONS = ['login'] as const;
export type CaptchaAction = (typeof CAPTCHA_ACTIONS)[number];

const LIFETIME_MS = 5 * 60_000;
const PAYLOAD_MAX_CHARACTERS = 4_096;

// One derivation takes about 1.3 ms on a desktop core and ten times that on a slow phone. The counter has a ceiling,
// so that nobody is unlucky: at most 600 derivations, shared by the workers that the device has.
const DERIVATION_COST = 5_000;
const COUNTER = { min: 300, max: 600 };

export function isCaptchaAction(value: unknown): value is CaptchaAction {
  return CAPTCHA_ACTIONS.some((action) => action === value);
}

/** A signed challenge that is worth one `action` within five minutes. */
export function issueCaptcha(action: CaptchaAction, key: string): Promise<Challenge> {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: DERIVATION_COST,
    counter: randomInt(COUNTER.max, COUNTER.min),
    data: { action },
    deriveKey,
    expiresAt: new Date(Date.now() + LIFETIME_MS),
    hmacSignatureSecret: key,
  });
}

export type CaptchaCheck =
  | {
      ok: true;
      /** What `consume_captcha` remembers, so that a solution is worth one action. */
      digest: string;
      /** ISO 8601. */
      expiresAt: string;
    }
  | { ok: false; code: 'captcha_malformed' | 'captcha_invalid' | 'captcha_expired' };

/** Judges a solution without spending it: whoever acts on it has to consume its digest in the same transaction. */
export async function checkCaptcha(
  payload: unknown,
  action: CaptchaAction,
  key: string,
): Promise<CaptchaCheck> {
  const solved = readPayload(payload);
  if (!solved) return { ok: false, code: 'captcha_malformed' };

  const { challenge, solution } = solved;
  const result = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: key });
  if (result.expired) return { ok: false, code: 'captcha_expired' };
  const { data, expiresAt } = challenge.parameters;
  if (!result.verified || !expiresAt || data?.action !== action)
    return { ok: false, code: 'captcha_invalid' };

  const digest = await sha256(challenge.signature);
  return { ok: true, digest, expiresAt: new Date(expiresAt * 1_000).toISOString() };
}

type SolvedPayload = Payload & { challenge: { signature: string } };

function readPayload(payload: unknown): SolvedPayload | null {
  if (typeof payload !== 'string' || payload.length > PAYLOAD_MAX_CHARACTERS) return null;
  try {
    const { challenge, solution } = JSON.parse(atob(payload));
    const { signature, parameters } = challenge;
    const whole = typeof signature === 'string' && typeof parameters.nonce === 'string' && solution !== null;
    return whole && typeof solution === 'object' ? { challenge, solution } : null;
  } catch {
    return null;
  }
}

async function sha256(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
