/** Who answers: the configured provider, the built-in listener, or nobody because the settings are wrong. */
export type Companion =
  | { kind: 'provider'; address: string; model: string; key: string }
  | { kind: 'listener' }
  | { kind: 'misconfigured'; variable: string };

const GOOGLE = 'https://generativelanguage.googleapis.com';
const DEFAULT_MODEL = 'gemini-flash-latest';
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The key may only travel encrypted, or stay on this machine. */
function isSafeAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password, search, hash } = new URL(address);
  if (username || password || search || hash) return false;
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.has(hostname));
}

/** Reads GEMINI_API_KEY, GEMINI_BASE_URL and GEMINI_MODEL. Without a key the built-in listener answers. */
export function companionOf(env: Record<string, string | undefined>): Companion {
  const key = env.GEMINI_API_KEY?.trim();
  if (!key) return { kind: 'listener' };
  const address = (env.GEMINI_BASE_URL?.trim() || GOOGLE).replace(/\/+$/, '');
  if (!isSafeAddress(address)) return { kind: 'misconfigured', variable: 'GEMINI_BASE_URL' };
  const model = (env.GEMINI_MODEL?.trim() || DEFAULT_MODEL).replace(/^models\//, '');
  if (!/^[\w.-]+$/.test(model)) return { kind: 'misconfigured', variable: 'GEMINI_MODEL' };
  return { kind: 'provider', address, model, key };
}
