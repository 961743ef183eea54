import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest';
import { Crowd } from './crowd';
import { createHostedDatabase, postgresql } from './engines';

/**
 * Tests with many sessions at once. PGlite serialises everything and would pass without a single lock, so they
 * run on a real server only, in a database of their own that is emptied after each.
 */
export function describeManyAtOnce(title: string, tests: (crowd: () => Crowd) => void): void {
  const { missing } = postgresql;
  describe.skipIf(missing)(`${title}${missing ? ` (skipped: ${missing})` : ''}`, () => {
    let crowd: Crowd;
    beforeAll(async () => {
      crowd = new Crowd(await createHostedDatabase());
    });
    beforeEach(() => crowd.arrive());
    afterEach(() => crowd.leave());
    afterAll(() => crowd?.close());
    tests(() => crowd);
  });
}
