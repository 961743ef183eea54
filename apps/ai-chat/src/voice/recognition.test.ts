import { expect, it } from 'vitest';
import { withSpeech } from './recognition';

const said = (...transcripts: string[]) => transcripts.map((transcript) => [{ transcript }]);

it.each([
  ['', said('hello'), 'hello'],
  ['I feel', said('sad today'), 'I feel sad today'],
  ['I feel ', said(' sad'), 'I feel sad'],
  ['I feel\n', said('sad'), 'I feel\nsad'],
  ['', said('first part', ' second part'), 'first part second part'],
  ['typed', [], 'typed'],
  ['typed', said(' '), 'typed'],
])('%j and %j give %j (AI-09)', (before, results, text) => {
  expect(withSpeech(before, results)).toBe(text);
});
