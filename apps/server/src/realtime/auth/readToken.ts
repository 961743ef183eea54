import { errors, jwtVerify } from 'jose';
import { type Claims, isRole } from './claims';

export type TokenAnswer = { claims: Claims } | { refused: string };
export type TokenReader = (token: unknown, apikey: string) => Promise<TokenAnswer>;

export interface TokenRules {
  jwtSecret: string;
  keys: { publishable: string; secret: string };
  /** Milliseconds since the epoch. */
  now(): number;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Tells who a token (or, without one, the key that opened the socket) speaks for, in upstream's words. */
export function createTokenReader({ jwtSecret, keys, now }: TokenRules): TokenReader {
  const secret = new TextEncoder().encode(jwtSecret);
  return async (token, apikey) => {
    const given = token ?? apikey;
    if (given === keys.publishable) return { claims: { role: 'anon' } };
    if (given === keys.secret) return { claims: { role: 'service_role' } };
    if (typeof given !== 'string') return { refused: MALFORMED };
    try {
      const currentDate = new Date(now());
      const { payload } = await jwtVerify(given, secret, { algorithms: ['HS256'], currentDate });
      return checkClaims(payload);
    } catch (error) {
      return { refused: explain(error, now()) };
    }
  };
}

const MALFORMED = 'MalformedJWT: The token provided is not a valid JWT';

function checkClaims(payload: Record<string, unknown>): TokenAnswer {
  const { role, exp, sub } = payload;
  if (!isRole(role) || typeof exp !== 'number') {
    return { refused: 'InvalidJWTToken: Fields `role` and `exp` are required in JWT' };
  }
  if (role === 'authenticated' && !(typeof sub === 'string' && UUID.test(sub))) {
    return { refused: 'InvalidJWTToken: Field `sub` is required in JWT' };
  }
  return { claims: payload as Claims };
}

function explain(error: unknown, nowMs: number): string {
  if (error instanceof errors.JWTExpired) {
    const seconds = Math.floor(nowMs / 1000) - Number(error.payload.exp);
    return `InvalidJWTToken: Token has expired ${seconds} seconds ago`;
  }
  if (error instanceof errors.JWSSignatureVerificationFailed || error instanceof errors.JOSEAlgNotAllowed) {
    return 'JwtSignatureError: Failed to validate JWT signature';
  }
  return MALFORMED;
}
