import { beforeEach, expect, it, vi } from 'vitest';
import { SCENARIOS } from './scenario';
import { scenarioFetch } from './scenarioFetch';

const ADDRESS = 'http://portal.test/rest/v1/messages?limit=50';
const samples = {
  empty: { answers: { 'GET /rest/v1/messages': () => [] } },
  full: { answers: { 'GET /rest/v1/messages': () => ['one', 'two'] } },
};
const network = vi.fn(async () => Response.json('the real one'));
const textOf = async (answer: Promise<Response>) => (await answer).json();

beforeEach(() => void network.mockClear());

it('leaves the network as it is for a person alone', async () => {
  const ask = scenarioFetch(SCENARIOS.moderator, samples, network);
  expect(await textOf(ask(ADDRESS))).toBe('the real one');
});

it.each([
  ['empty', []],
  ['full', ['one', 'two']],
] as const)(
  '%s: answers with the rows of that world, and passes on what it has no rows for',
  async (name, rows) => {
    const ask = scenarioFetch(SCENARIOS[name], samples, network);
    expect(await textOf(ask(ADDRESS))).toEqual(rows);
    expect(network).not.toHaveBeenCalled();
    expect(await textOf(ask(new Request(ADDRESS, { method: 'DELETE' })))).toBe('the real one');
  },
);

it('slow: every answer takes its time', async () => {
  vi.useFakeTimers();
  const ask = scenarioFetch(SCENARIOS.slow, samples, network);
  const answer = ask(ADDRESS);
  await vi.advanceTimersByTimeAsync(SCENARIOS.slow.delayMs - 1);
  expect(network).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await textOf(answer)).toBe('the real one');
  vi.useRealTimers();
});

it('failing: refuses every call, whatever it has rows for', async () => {
  const ask = scenarioFetch(SCENARIOS.failing, samples, network);
  expect((await ask(ADDRESS)).status).toBe(503);
  expect((await ask('http://portal.test/articles.json')).status).toBe(503);
  expect(network).not.toHaveBeenCalled();
});
