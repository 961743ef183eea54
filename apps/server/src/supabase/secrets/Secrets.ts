import { randomBytes } from 'node:crypto';

/** What tells our own requests and tokens from forged ones. */
export interface Secrets {
  /** Identifies the portal, grants nothing; every page carries it. */
  publishable: string;
  /** Grants everything; only functions of the server hold it. */
  secret: string;
  /** Signs the sessions' tokens (HS256). */
  jwtSecret: string;
}

const KEY_BYTES = 24;
const JWT_SECRET_BYTES = 48;

export function createSecrets(random: (bytes: number) => Buffer = randomBytes): Secrets {
  const text = (bytes: number) => random(bytes).toString('base64url');
  return {
    publishable: `sb_publishable_${text(KEY_BYTES)}`,
    secret: `sb_secret_${text(KEY_BYTES)}`,
    jwtSecret: text(JWT_SECRET_BYTES),
  };
}
