import { describe, expect, it } from 'vitest';
import { LIMITS, RELAXED_FACTOR } from '../config/limits';
import { frontLimits } from './frontLimits';

const ADDRESS = '203.0.113.9';
const MINUTE_MS = 60_000;

function setUp(isRelaxed = false) {
  const clock = { now: 0 };
  return { clock, limits: frontLimits({ isRelaxed, nowMs: () => clock.now }) };
}

function usesUntilRefused(use: () => number): number {
  let uses = 0;
  while (uses < 1_000 && use() === 0) uses += 1;
  return uses;
}

it('holds the figures of the run contract', () => {
  expect(LIMITS).toMatchObject({
    companion: { max: 40, seconds: 120 },
    signIn: { max: 20, seconds: 600 },
    wrongAdminPassword: { max: 5, seconds: 900 },
    shortLink: { max: 20, seconds: 3600 },
    shortLinkLookUp: { max: 60, seconds: 60 },
    chatBurst: { max: 5, seconds: 5 },
    chat: { max: 30, seconds: 60 },
    promoAttempt: { max: 10, seconds: 3600 },
    claim: { max: 60, seconds: 60 },
  });
});

describe('uses by address', () => {
  it.each([
    ['companion', 40],
    ['signIn', 20],
    ['redeem', 20],
  ] as const)('lets %s through %i times', (what, times) => {
    const { limits } = setUp();
    expect(usesUntilRefused(() => limits.take(what, { address: ADDRESS }))).toBe(times);
    expect(limits.take(what, { address: '203.0.113.10' })).toBe(0);
  });

  it('multiplies them when limits are relaxed', () => {
    const { limits } = setUp(true);
    expect(usesUntilRefused(() => limits.take('signIn', { address: ADDRESS }))).toBe(20 * RELAXED_FACTOR);
  });

  it('takes a whole IPv6 network for one visitor', () => {
    const { limits } = setUp();
    let last = 0;
    const use = () => limits.take('signIn', { address: `2001:db8:0:1::${(++last).toString(16)}` });
    expect(usesUntilRefused(use)).toBe(20);
  });

  it('starts again when the time is over', () => {
    const { clock, limits } = setUp();
    usesUntilRefused(() => limits.take('companion', { address: ADDRESS }));
    expect(limits.take('companion', { address: ADDRESS })).toBe(120);
    clock.now += 2 * MINUTE_MS;
    expect(limits.take('companion', { address: ADDRESS })).toBe(0);
  });
});

it('counts the companion by person too, wherever that person is', () => {
  const { limits } = setUp();
  let last = 0;
  const use = () => limits.take('companion', { address: `203.0.113.${++last}`, person: 'mira' });
  expect(usesUntilRefused(use)).toBe(40);
  expect(limits.take('companion', { address: ADDRESS, person: 'arlo' })).toBe(0);
});

describe('passwords', () => {
  it('stops at five wrong ones from one address, whatever the account', () => {
    const { limits } = setUp();
    let last = 0;
    const use = () => limits.takePassword({ address: ADDRESS, account: `a${++last}@x.org` });
    expect(usesUntilRefused(use)).toBe(5);
  });

  it('stops at fifty wrong ones for one account, whatever the address', () => {
    const { clock, limits } = setUp();
    let last = 0;
    const use = () => limits.takePassword({ address: `203.0.113.${++last}`, account: 'a@x.org' });
    expect(usesUntilRefused(use)).toBe(50);
    expect(limits.takePassword({ address: ADDRESS, account: 'b@x.org' })).toBe(0);
    clock.now += 15 * MINUTE_MS;
    expect(use()).toBe(0);
  });

  it('lets nobody lock an account for an address that has signed in to it', () => {
    const { limits } = setUp();
    const owner = { address: '2001:db8::1', account: 'a@x.org' };
    expect(limits.takePassword(owner)).toBe(0);
    limits.passwordWasRight(owner);
    let last = 0;
    usesUntilRefused(() => limits.takePassword({ address: `203.0.113.${++last}`, account: 'a@x.org' }));
    expect(limits.takePassword({ ...owner, address: '198.51.100.1' })).toBeGreaterThan(0);

    const sameNetwork = { ...owner, address: '2001:db8::2' };
    expect(usesUntilRefused(() => limits.takePassword(sameNetwork))).toBe(5);
  });

  it('does not count one that nobody looked at, and trusts nobody for it', () => {
    const { limits } = setUp();
    const attempt = { address: ADDRESS, account: 'a@x.org' };
    for (let i = 0; i < 20; i++) {
      expect(limits.takePassword(attempt)).toBe(0);
      limits.passwordWasNotTried(attempt);
    }
    let last = 9;
    usesUntilRefused(() => limits.takePassword({ address: `203.0.113.${++last}`, account: 'a@x.org' }));
    expect(limits.takePassword(attempt)).toBeGreaterThan(0);
  });

  it('does not count a right one', () => {
    const { limits } = setUp();
    const attempt = { address: ADDRESS, account: 'a@x.org' };
    for (let i = 0; i < 20; i++) {
      expect(limits.takePassword(attempt)).toBe(0);
      limits.passwordWasRight(attempt);
    }
  });
});
