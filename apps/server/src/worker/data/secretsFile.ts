import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { StartRefused } from '../../config/StartRefused';
import { createSecrets } from '../../supabase/secrets/Secrets';

const Kept = v.object({
  jwtSecret: v.pipe(v.string(), v.minLength(32)),
  publishable: v.pipe(v.string(), v.startsWith('sb_publishable_')),
  secret: v.pipe(v.string(), v.startsWith('sb_secret_')),
  /** Made up at the first start without `ADMIN_PASSWORD`, and kept for the operator to look up. */
  adminPassword: v.optional(v.string()),
  /** Whether the operator has been told that password: a start may fail in between. */
  isPasswordTold: v.optional(v.boolean(), false),
});

/** What a data directory keeps beside its database. */
export type KeptSecrets = v.InferOutput<typeof Kept>;

const PASSWORD_BYTES = 15;

function read(file: string): KeptSecrets | undefined {
  if (!existsSync(file)) return undefined;
  try {
    const kept = v.parse(Kept, JSON.parse(readFileSync(file, 'utf8')));
    chmodSync(file, 0o600);
    return kept;
  } catch {
    throw new StartRefused(
      `${file} is not readable as secrets: restore it, or remove it to sign everybody out`,
    );
  }
}

/** Whole or not at all, and never readable by others in between. */
function write(file: string, kept: KeptSecrets): void {
  writeFileSync(`${file}.new`, `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600 });
  chmodSync(`${file}.new`, 0o600);
  renameSync(`${file}.new`, file);
}

export const generatePassword = () => randomBytes(PASSWORD_BYTES).toString('base64url');

const secretsFile = (directory: string) => join(directory, 'secrets.json');

/**
 * The secrets of a data directory; what is missing is made up and kept first, so that nothing that depends on it
 * can be lost.
 */
export function keepSecrets(directory: string, needs: { adminPassword: boolean }): KeptSecrets {
  const before = read(secretsFile(directory));
  const isComplete = before && (before.adminPassword || !needs.adminPassword);
  if (isComplete) return before;
  const kept: KeptSecrets = {
    isPasswordTold: false,
    ...(before ?? createSecrets()),
    ...(needs.adminPassword ? { adminPassword: generatePassword() } : {}),
  };
  write(secretsFile(directory), kept);
  return kept;
}

export function markPasswordTold(directory: string, kept: KeptSecrets): void {
  write(secretsFile(directory), { ...kept, isPasswordTold: true });
}
