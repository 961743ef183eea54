import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartRefused } from '../../config/StartRefused';

/** A file of `supabase/migrations`, e.g. `20260101000100_create_profiles.sql`. */
export interface Migration {
  /** The 14 digits that give the order. */
  version: string;
  name: string;
  sql: string;
}

const FILE_NAME = /^(\d{14})_(.+)\.sql$/;

/** The migrations of a directory, in their order. @throws {StartRefused} when there is no such directory. */
export async function readMigrations(directory: string): Promise<Migration[]> {
  const files = await readdir(directory).catch(() => {
    throw new StartRefused(`No migrations: ${directory} cannot be read.`);
  });
  const migrations = await Promise.all(
    files.sort().flatMap((file) => {
      const [, version, name] = FILE_NAME.exec(file) ?? [];
      if (!version || !name) return [];
      return readFile(join(directory, file), 'utf8').then((sql) => ({ version, name, sql }));
    }),
  );
  const twice = migrations.find((migration, i) => migration.version === migrations[i + 1]?.version);
  if (twice) throw new StartRefused(`Two migrations have the version ${twice.version}.`);
  return migrations;
}
