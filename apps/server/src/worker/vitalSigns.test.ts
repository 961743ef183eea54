import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../database/Database';
import { watchDatabase } from './vitalSigns';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Answer = (parameters: readonly unknown[]) => Promise<unknown>;

const right: Answer = async ([asked]) => [{ answer: asked }];
const WRONG: [string, Answer][] = [
  ['nothing', async () => []],
  ['undefined', async () => undefined],
  ['another number', async () => [{ answer: -1 }]],
  ['the answer to another question', async () => [{ one: 1 }]],
  ['an error', () => Promise.reject(new Error('gone'))],
  ['silence', () => new Promise(() => {})],
];

function setUp(kind: Database['kind'] = 'pglite') {
  const answering = { now: right };
  const query = ((_: string, parameters: unknown[]) => answering.now(parameters)) as Database['query'];
  const tell = vi.fn();
  const giveUp = vi.fn();
  watchDatabase({ kind, query }, { tell, giveUp });
  return { answering, tell, giveUp };
}

it('says nothing as long as the database answers', async () => {
  const { tell, giveUp } = setUp();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(tell).not.toHaveBeenCalled();
  expect(giveUp).not.toHaveBeenCalled();
});

describe.each(WRONG)('a database that answers with %s', (_, wrong) => {
  it('is told of, and given up when it goes on', async () => {
    const { answering, tell, giveUp } = setUp();
    answering.now = wrong;
    await vi.advanceTimersByTimeAsync(66_000);
    expect(tell.mock.calls).toEqual([[false]]);
    await vi.advanceTimersByTimeAsync(150_000);
    expect(giveUp).toHaveBeenCalledOnce();
  });

  it('is waited for when it is a server elsewhere', async () => {
    const { answering, tell, giveUp } = setUp('postgres');
    answering.now = wrong;
    await vi.advanceTimersByTimeAsync(300_000);
    answering.now = right;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(tell.mock.calls).toEqual([[false], [true]]);
    expect(giveUp).not.toHaveBeenCalled();
  });
});

it('forgives a failure that does not repeat', async () => {
  const { answering, tell, giveUp } = setUp();
  for (let i = 0; i < 5; i++) {
    answering.now = async () => [];
    await vi.advanceTimersByTimeAsync(10_000);
    answering.now = right;
    await vi.advanceTimersByTimeAsync(10_000);
  }
  expect(tell.mock.calls.slice(0, 2)).toEqual([[false], [true]]);
  expect(giveUp).not.toHaveBeenCalled();
});
