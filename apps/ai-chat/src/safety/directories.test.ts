import { describe, expect, it } from 'vitest';
import { DIRECTORIES } from './directories';

describe.each(DIRECTORIES)('$name', ({ address, offers, source, seen }) => {
  it('carries an address, what it offers, its source and a date', () => {
    expect(URL.canParse(address)).toBe(true);
    expect(URL.canParse(source)).toBe(true);
    expect(new URL(address).protocol).toMatch(/^https?:$/);
    expect(offers.length).toBeGreaterThan(40);
    expect(seen).toMatch(/^20\d\d-[01]\d-[0-3]\d$/);
    expect(Number.isNaN(Date.parse(seen))).toBe(false);
  });
});
