import { StartRefused } from '../../config/StartRefused';
import type { Migration } from './readMigrations';

/** A row of the history that the Supabase CLI keeps too; it stores a file as a list of statements. */
export interface AppliedMigration {
  version: string;
  name: string | null;
  statements: string[] | null;
}

/** The CLI's list has neither the separators nor the blank lines of the file. */
function bare(sql: string): string {
  return sql.replace(/[\s;]+/g, '');
}

/**
 * The migrations that are still to be applied, in their order. One may come before others that are applied
 * already: each area of the portal numbers its own block.
 * @throws {StartRefused} when the database has one that is unknown here or reads differently here.
 */
export function pendingMigrations(
  files: readonly Migration[],
  applied: readonly AppliedMigration[],
): Migration[] {
  const byVersion = new Map(files.map((file) => [file.version, file]));
  for (const { version, name, statements } of applied) {
    const file = byVersion.get(version);
    const title = [version, name].filter(Boolean).join('_');
    if (!file) {
      throw new StartRefused(
        `The database has migration ${title}, which this portal does not know: it belongs to another version.`,
      );
    }
    if (statements && bare(statements.join('')) !== bare(file.sql)) {
      throw new StartRefused(
        `Migration ${title} has been changed since the database applied it: add a new one instead.`,
      );
    }
    byVersion.delete(version);
  }
  return [...byVersion.values()];
}
