import { describe, expect, it, vi } from 'vitest';
import { withRetries } from './withRetries';

const refusal = (status: number) => Object.assign(new Error(String(status)), { status });

/** Runs against replies in turn, and notes waits and announcements. */
async function run(...replies: (number | string)[]) {
  const call = vi.fn(async () => {
    const reply = replies.shift();
    if (typeof reply === 'number') throw refusal(reply);
    return reply;
  });
  const waits: number[] = [];
  const attempts: number[] = [];
  const result = await withRetries(call, {
    wait: async (ms) => void waits.push(ms),
    onRetry: (attempt) => attempts.push(attempt),
  }).then(
    (value) => ({ value }),
    (error) => ({ failure: error.failure }),
  );
  return { ...result, calls: call.mock.calls.length, waits, attempts };
}

describe('withRetries', () => {
  it('asks once when all goes well', async () => {
    expect(await run('yes')).toEqual({ value: 'yes', calls: 1, waits: [], attempts: [] });
  });

  it('waits 2 s before the second and 4 s before the third attempt (AI-35, AI-36)', async () => {
    expect(await run(429, 'yes')).toEqual({ value: 'yes', calls: 2, waits: [2000], attempts: [2] });
    expect(await run(429, 429, 'yes')).toEqual({
      value: 'yes',
      calls: 3,
      waits: [2000, 4000],
      attempts: [2, 3],
    });
  });

  it('gives up after the third, without a further wait (AI-38, TR-48)', async () => {
    expect(await run(429, 429, 429, 'never')).toEqual({
      failure: 'busy',
      calls: 3,
      waits: [2000, 4000],
      attempts: [2, 3],
    });
  });

  it.each([400, 401, 403, 404, 408, 413, 500, 502, 503, 504])(
    'does not try %i again (AI-37)',
    async (status) => {
      expect(await run(status, 'never')).toEqual({ failure: 'failed', calls: 1, waits: [], attempts: [] });
    },
  );

  it('stops trying when another failure follows a 429', async () => {
    expect(await run(429, 500, 'never')).toMatchObject({ failure: 'failed', calls: 2 });
  });

  it('takes a failure without a status for any other', async () => {
    const call = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(withRetries(call, { wait: async () => {}, onRetry: () => {} })).rejects.toMatchObject({
      failure: 'failed',
    });
    expect(call).toHaveBeenCalledOnce();
  });
});
