import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest';
import { type MigratedDatabase, pglite, postgresql } from './engines';
import type { Session } from './session';
import { Stage } from './stage';

/**
 * Runs the same tests on every engine that is there. The database is migrated once per file; each test plays on
 * a stage of its own, and nothing of it stays.
 */
export function describeOnEachEngine(title: string, tests: (stage: () => Stage) => void): void {
  for (const { name, missing, create } of [pglite, postgresql]) {
    describe.skipIf(missing)(`${title} on ${name}${missing ? ` (skipped: ${missing})` : ''}`, () => {
      let database: MigratedDatabase;
      let session: Session;
      let stage: Stage;

      beforeAll(async () => {
        database = await create();
        session = await database.open();
      });
      afterAll(async () => {
        await session?.close();
        await database?.close();
      });
      beforeEach(async () => {
        stage = new Stage(session);
        await stage.begin();
      });
      afterEach(() => stage.rollback());

      tests(() => stage);
    });
  }
}
