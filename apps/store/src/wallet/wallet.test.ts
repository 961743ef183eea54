import { expect, it } from 'vitest';
import { parseClaim, sayClaim } from './wallet';

it('reads what the database answers to a claim', () => {
  expect(parseClaim({ code: 'claimed', amount: 3, daily_count: 3, today: '2026-01-01' })).toEqual({
    code: 'claimed',
    wallet: { amount: 3, dailyCount: 3 },
  });
});

it('keeps amounts that come as text', () => {
  expect(parseClaim({ code: 'claimed', amount: '100000000', daily_count: 1 }).wallet.amount).toBe(
    100_000_000,
  );
});

it('refuses a code it has no words for', () => {
  expect(() => parseClaim({ code: 'frozen', amount: 0, daily_count: 0 })).toThrow('frozen');
});

it('says the daily limit to the letter (ST-17)', () => {
  expect(sayClaim.daily_limit).toBe('⚠️ Daily limit reached (10 coins).');
});
