import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ERROR_TEXTS, isErrorText } from '../companion/errorTexts';
import type { Entry } from './entry';
import { parseHistory, serializeHistory } from './historyFormat';

const ENTRIES: Entry[] = [
  { id: 'a', type: 'question', text: 'hi', at: 1 },
  { id: 'b', type: 'answer', text: 'hello', at: 2, builtIn: true },
  { id: 'c', type: 'question', text: 'and?', at: 3 },
  { id: 'd', type: 'answer', text: 'well', at: 4, note: 'stopped' },
];

const parse = (history: string | null, details: string | null = null) =>
  parseHistory(history, details, isErrorText);

describe('chatHistory', () => {
  it('holds entries of type and text, and nothing else (AI-18)', () => {
    expect(JSON.parse(serializeHistory(ENTRIES).history)).toEqual([
      { type: 'question', text: 'hi' },
      { type: 'answer', text: 'hello' },
      { type: 'question', text: 'and?' },
      { type: 'answer', text: 'well' },
    ]);
  });

  it('is read back whole with what stands beside it', () => {
    const { history, details } = serializeHistory(ENTRIES);
    expect(parse(history, details)).toEqual(ENTRIES);
  });

  it('is read without what stands beside it', () => {
    const { history } = serializeHistory(ENTRIES);
    expect(parse(history).map(({ type, text }) => [type, text])).toEqual(
      ENTRIES.map(({ type, text }) => [type, text]),
    );
  });

  it('does not give one entry the details of another', () => {
    const { details } = serializeHistory(ENTRIES);
    const [, changed] = parse(
      '[{"type":"question","text":"hi"},{"type":"answer","text":"written elsewhere"}]',
      details,
    );
    expect(changed).toEqual({ id: 'entry-1', type: 'answer', text: 'written elsewhere' });
  });

  it('knows an error answer by its text when its details are lost (OP-72)', () => {
    const [entry] = parse(JSON.stringify([{ type: 'answer', text: ERROR_TEXTS.busy }]));
    expect(entry).toMatchObject({ note: 'error' });
  });

  it.each([
    null,
    '',
    '{',
    'null',
    '3',
    '{}',
    '"x"',
    '[null, 3, {"type":"answer"}, {"type":"picture","text":"x"}]',
  ])('reads %s as empty (TR-118)', (broken) => {
    expect(parse(broken, broken)).toEqual([]);
  });

  it('never throws, whatever stands in the two keys', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), fc.oneof(fc.json(), fc.string()), (history, details) => {
        expect(Array.isArray(parse(history, details))).toBe(true);
      }),
    );
  });
});
