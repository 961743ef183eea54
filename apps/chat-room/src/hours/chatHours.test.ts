import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { type ChatHours, isChatOpen, nextBoundary, SPECIFIED_HOURS } from './chatHours';

const at = (iso: string) => Date.parse(iso);
const hours = (opens_at: string, closes_at: string): ChatHours => ({
  opens_at,
  closes_at,
  always_open: false,
});

describe('isChatOpen (CH-25, CH-26, OP-88, TR-56)', () => {
  it.each([
    ['2026-03-01T18:59:59.999Z', false],
    ['2026-03-01T19:00:00.000Z', true],
    ['2026-03-01T23:59:59.999Z', true],
    ['2026-03-02T00:00:00.000Z', true],
    ['2026-03-02T14:59:59.999Z', true],
    ['2026-03-02T15:00:00.000Z', false],
    ['2026-03-02T17:00:00.000Z', false],
  ])('%s is open: %s', (instant, open) => {
    expect(isChatOpen(SPECIFIED_HOURS, at(instant))).toBe(open);
  });

  it.each([
    ['over midnight, late', hours('22:00:00', '02:00:00'), '2026-03-01T16:00:00Z', true],
    ['over midnight, noon', hours('22:00:00', '02:00:00'), '2026-03-01T05:00:00Z', false],
    ['with seconds', hours('02:00:30', '22:00:00'), '2026-03-01T19:00:29Z', false],
    ['until the end of the day', hours('00:00:00', '24:00:00'), '2026-03-01T16:59:59Z', true],
    ['always', { ...SPECIFIED_HOURS, always_open: true }, '2026-03-01T17:00:00Z', true],
    ['before 1970', SPECIFIED_HOURS, '1969-12-31T19:00:00Z', true],
  ])('%s', (_, window, instant, open) => {
    expect(isChatOpen(window, at(instant))).toBe(open);
  });
});

describe('nextBoundary (CH-27)', () => {
  it.each([
    ['2026-03-01T18:00:00Z', '2026-03-01T19:00:00Z'],
    ['2026-03-01T19:00:00Z', '2026-03-02T15:00:00Z'],
    ['2026-03-02T14:59:59Z', '2026-03-02T15:00:00Z'],
    ['2026-03-02T15:00:00Z', '2026-03-02T19:00:00Z'],
  ])('after %s comes %s', (instant, boundary) => {
    expect(nextBoundary(SPECIFIED_HOURS, at(instant))).toBe(at(boundary));
  });

  it('has none when the room is always open', () => {
    expect(nextBoundary({ ...SPECIFIED_HOURS, always_open: true }, 0)).toBeNull();
  });

  it('is where the answer changes, and it changes nowhere before', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 4e12 }),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (now, part) => {
          const boundary = nextBoundary(SPECIFIED_HOURS, now)!;
          expect(isChatOpen(SPECIFIED_HOURS, boundary)).toBe(!isChatOpen(SPECIFIED_HOURS, now));
          const between = Math.floor(now + (boundary - now) * part);
          expect(isChatOpen(SPECIFIED_HOURS, between)).toBe(isChatOpen(SPECIFIED_HOURS, now));
        },
      ),
    );
  });
});

describe('the time zone of the device (CH-28)', () => {
  const zone = process.env.TZ;
  afterEach(() => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });

  it.each([
    'UTC',
    'Asia/Jakarta',
    'America/St_Johns',
    'Pacific/Kiritimati',
    'Pacific/Pago_Pago',
    'Europe/Berlin',
  ])('changes nothing in %s', (name) => {
    process.env.TZ = name;
    expect(isChatOpen(SPECIFIED_HOURS, at('2026-03-29T19:00:00Z'))).toBe(true);
    expect(isChatOpen(SPECIFIED_HOURS, at('2026-03-29T18:59:59Z'))).toBe(false);
    expect(nextBoundary(SPECIFIED_HOURS, at('2026-03-29T00:30:00Z'))).toBe(at('2026-03-29T15:00:00Z'));
  });
});
