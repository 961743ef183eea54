import { afterAll, beforeAll, describe } from 'vitest';
import type { Database } from './Database';
import { openDatabase } from './openDatabase';
import { findPostgresBinaries, startTemporaryPostgres, type TemporaryPostgres } from './temporaryPostgres';

const WITHOUT_SERVER = 'PostgreSQL (skipped: no server binary found, set PORTAL_POSTGRES_BIN)';

/** Runs the same tests on the embedded database and, where a server can be found, on a real PostgreSQL. */
export function describeEachDatabase(title: string, tests: (open: () => Promise<Database>) => void): void {
  describe(`${title} on PGlite`, () => tests(() => openDatabase('memory')));

  const hasServer = findPostgresBinaries() !== undefined;
  describe.skipIf(!hasServer)(`${title} on ${hasServer ? 'PostgreSQL' : WITHOUT_SERVER}`, () => {
    let server: TemporaryPostgres;
    beforeAll(async () => {
      server = await startTemporaryPostgres();
    });
    afterAll(() => server?.stop());
    tests(async () => openDatabase({ databaseUrl: await server.createDatabase() }));
  });
}
