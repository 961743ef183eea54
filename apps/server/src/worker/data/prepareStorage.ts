import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import type { EmbeddedBackend } from '../../config/Config';
import { StartRefused } from '../../config/StartRefused';
import { createSecrets, type Secrets } from '../../supabase/secrets/Secrets';
import { DATABASE_FOLDER } from './databaseFolder';
import { type DataLock, lockDataDirectory } from './dataLock';
import { makeDirectory } from './makeDirectory';
import { generatePassword, keepSecrets, markPasswordTold } from './secretsFile';

/** What the back end opens with, and what must be undone when the portal stops. */
export interface PreparedStorage {
  /** Undefined when the database itself keeps them. */
  secrets?: Secrets;
  adminPassword?: string;
  /** Made up, and not told yet. */
  newAdminPassword?: string;
  /** Remembers that the operator knows it now. */
  passwordTold(): void;
  lock: DataLock;
}

const NOTHING = { lock: { release: () => {} }, passwordTold: () => {} };

function ownDirectory(path: string): void {
  try {
    // The directory may be the operator's own; what is private gets a mode of its own.
    makeDirectory(path);
    makeDirectory(join(path, DATABASE_FOLDER));
    chmodSync(join(path, DATABASE_FOLDER), 0o700);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartRefused(`DATA_DIR=${path} is not allowed: a directory that can be written (${code})`);
  }
}

/** Gets ready what the back end needs before its thread begins. @throws {StartRefused} */
export function prepareStorage({ storage, admin }: EmbeddedBackend): PreparedStorage {
  if (storage.kind === 'postgres') return { ...NOTHING, adminPassword: admin.password };
  if (storage.kind === 'memory') {
    const generated = admin.password ? undefined : generatePassword();
    const adminPassword = admin.password ?? generated;
    return { ...NOTHING, secrets: createSecrets(), adminPassword, newAdminPassword: generated };
  }
  ownDirectory(storage.path);
  const lock = lockDataDirectory(storage.path);
  try {
    const kept = keepSecrets(storage.path, { adminPassword: !admin.password });
    const { jwtSecret, publishable, secret, adminPassword, isPasswordTold } = kept;
    const isNews = !admin.password && !isPasswordTold;
    return {
      secrets: { jwtSecret, publishable, secret },
      adminPassword: admin.password ?? adminPassword,
      newAdminPassword: isNews ? adminPassword : undefined,
      passwordTold: () => {
        if (isNews) markPasswordTold(storage.path, kept);
      },
      lock,
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}
