import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { speechLanguage, spokenText, utterancesOf } from './speakable';

it.each([
  ['**bold** and _soft_ `code`', 'bold and soft code'],
  ['# Title\n\n- one\n- two', 'Title\none\ntwo'],
  ['see the [help page](/safety)!', 'see the help page!'],
  ['![a cat](x.png)', 'a cat'],
  ['go to https://example.com/a?b now', 'go to now'],
  ['I am glad 🙂👻', 'I am glad'],
  ['before ```js\nx\n``` after', 'before after'],
  ['> quoted', 'quoted'],
])('%j is spoken as %j', (markdown, spoken) => {
  expect(spokenText(markdown)).toBe(spoken);
});

it.each([
  ['I am here and I listen.', 'en-US'],
  ['Aku di sini dan kamu tidak sendirian.', 'id-ID'],
])('%s is read as %s', (text, language) => {
  expect(speechLanguage(text)).toBe(language);
});

describe('utterancesOf', () => {
  it('keeps sentences together, and parts of a long one below the limit', () => {
    expect(utterancesOf('One. Two! Three?', 10)).toEqual(['One. Two!', 'Three?']);
    expect(utterancesOf('a very long sentence without any end', 12)).toEqual([
      'a very long',
      'sentence',
      'without any',
      'end',
    ]);
  });

  it('loses no word', () => {
    fc.assert(
      fc.property(fc.lorem({ mode: 'sentences', maxCount: 8 }), (text) => {
        expect(utterancesOf(text, 40).join(' ').split(/\s+/)).toEqual(text.trim().split(/\s+/));
      }),
    );
  });

  it('has nothing to say of nothing', () => {
    expect(utterancesOf('')).toEqual([]);
  });
});
