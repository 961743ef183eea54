import { afterEach, beforeAll, beforeEach, describe } from 'vitest';
import { pglite, postgresql } from './engines';
import type { Session } from './session';
import { Stage } from './stage';

/** Runs the same tests on every engine that is there, each on a stage of its own, of which nothing stays. */
export function describeOnEachEngine(title: string, tests: (stage: () => Stage) => void): void {
  for (const { name, missing, migrated } of [pglite, postgresql]) {
    describe.skipIf(missing)(`${title} on ${name}${missing ? ` (skipped: ${missing})` : ''}`, () => {
      let session: Session;
      let stage: Stage;

      beforeAll(async () => {
        session = await migrated();
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
