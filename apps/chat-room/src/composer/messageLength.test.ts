import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptsEdit, isSendable, messageLength } from './messageLength';

const letters = (count: number) => 'a'.repeat(count);

describe('messageLength (CH-20, OP-84, OP-86)', () => {
  it.each([
    ['', 0],
    ['hello', 5],
    ['a\nb', 102],
    ['a\r\nb', 102],
    ['a\rb', 102],
    ['\n\n', 200],
    ['\r\n\r\n', 200],
    ['\n\r', 200],
    ['👻', 2],
    ['e\u0301', 2],
  ])('%j counts %i', (text, length) => {
    expect(messageLength(text)).toBe(length);
  });

  it('is the sum over any two texts that do not meet inside a CRLF', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (left, right) => {
        fc.pre(!(left.endsWith('\r') && right.startsWith('\n')));
        expect(messageLength(left + right)).toBe(messageLength(left) + messageLength(right));
      }),
    );
  });
});

describe('acceptsEdit (CH-21, CH-24, OP-85, TR-58)', () => {
  it.each([
    ['the thousandth letter', letters(999), letters(1000), true],
    ['one letter more', letters(1000), letters(1001), false],
    ['a line break with exactly 100 left', letters(900), `${letters(900)}\n`, true],
    ['a line break with 99 left', letters(901), `${letters(901)}\n`, false],
    ['ten line breaks', '', '\n'.repeat(10), true],
    ['ten line breaks and a letter', '\n'.repeat(10), `${'\n'.repeat(10)}a`, false],
    ['shortening a restored text that stays over', letters(1200), letters(1199), true],
    ['lengthening a restored text that is over', letters(1200), letters(1201), false],
    ['replacing within an over-long text at equal length', letters(1200), `b${letters(1199)}`, false],
    ['pasting a megabyte', 'hi', letters(1_000_000), false],
  ])('%s', (_, before, after, accepted) => {
    expect(acceptsEdit(before, after)).toBe(accepted);
  });
});

describe('isSendable (CH-17)', () => {
  it.each([
    ['', false],
    [' \t\n ', false],
    ['\u00a0\u3000', false],
    ['\u200b\u2800\u3164\ufe0f', false],
    ['👻', true],
    ['hi', true],
    [' hi ', true],
    [letters(1000), true],
    [letters(1001), false],
  ])('%j', (text, sendable) => {
    expect(isSendable(text)).toBe(sendable);
  });
});
