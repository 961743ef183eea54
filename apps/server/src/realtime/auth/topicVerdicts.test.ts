import { expect, it, vi } from 'vitest';
import { TopicVerdicts } from './topicVerdicts';

const person = (number: number) => ({ role: 'authenticated' as const, sub: String(number) });

/** A database that answers when it is told to. */
function setUp() {
  const answers: (() => void)[] = [];
  const query = vi.fn(
    () => new Promise((resolve) => answers.push(() => resolve([{ verdict: '{"presence_read": true}' }]))),
  );
  const database = { query, exec: vi.fn(), listen: vi.fn() } as never;
  const verdicts = new TopicVerdicts({ database, report: vi.fn(), now: () => 0 });
  return { verdicts, query, answers };
}

it('asks the database one question after the other', async () => {
  const { verdicts, query, answers } = setUp();
  const asked = [1, 2, 3].map((number) => verdicts.of('room', person(number)));
  for (let turn = 1; turn <= 3; turn += 1) {
    await vi.waitFor(() => expect(query).toHaveBeenCalledTimes(turn));
    answers.shift()?.();
    await asked[turn - 1];
  }
  expect(await asked[2]).toMatchObject({ presence: { read: true, write: false } });
});

it('lets so many wait, and nobody else', async () => {
  const { verdicts, query } = setUp();
  Array.from({ length: 200 }, (_, number) => verdicts.of('room', person(number)));
  expect(await verdicts.of('room', person(200))).toBeUndefined();
  expect(query.mock.calls.length).toBeLessThanOrEqual(1);
});
