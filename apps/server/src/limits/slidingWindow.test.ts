import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slidingWindow } from './slidingWindow';

function setUp(limit = { max: 3, seconds: 10 }, mostSubjects?: number) {
  const clock = { now: 1_000_000 };
  return { clock, window: slidingWindow(limit, () => clock.now, mostSubjects) };
}

describe('slidingWindow', () => {
  it('lets the limit through and tells how long the next one has to wait', () => {
    const { clock, window } = setUp();
    expect([window.take('a'), window.take('a'), window.take('a')]).toEqual([0, 0, 0]);
    clock.now += 4_000;
    expect(window.take('a')).toBe(6);
    clock.now += 5_999;
    expect(window.take('a')).toBe(1);
    clock.now += 1;
    expect(window.take('a')).toBe(0);
  });

  it('counts each subject apart', () => {
    const { window } = setUp({ max: 1, seconds: 10 });
    expect(window.take('a')).toBe(0);
    expect(window.take('b')).toBe(0);
    expect(window.take('a')).toBe(10);
  });

  it('does not count what it refuses, nor what is only asked', () => {
    const { clock, window } = setUp({ max: 1, seconds: 10 });
    window.take('a');
    clock.now += 9_000;
    window.take('a');
    window.wait('a');
    clock.now += 1_000;
    expect(window.take('a')).toBe(0);
  });

  it('takes a use back', () => {
    const { window } = setUp({ max: 1, seconds: 10 });
    window.take('a');
    window.giveBack('a');
    expect(window.take('a')).toBe(0);
    window.giveBack('nobody');
  });

  it('holds a bounded number of subjects and forgets the quietest', () => {
    const { window } = setUp({ max: 2, seconds: 10 }, 2);
    window.take('a');
    window.take('b');
    window.take('a');
    window.take('c');
    expect(window.wait('a')).toBeGreaterThan(0);
    window.take('b');
    expect(window.take('b')).toBe(0);
  });

  it('never lets more than the limit through in any stretch of its length', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 4_000 }), { maxLength: 60 }), (pauses) => {
        const { clock, window } = setUp();
        const taken: number[] = [];
        for (const pause of pauses) {
          clock.now += pause;
          if (window.take('a') === 0) taken.push(clock.now);
        }
        for (const start of taken) {
          const within = taken.filter((at) => at >= start && at < start + 10_000);
          expect(within.length).toBeLessThanOrEqual(3);
        }
      }),
    );
  });
});
