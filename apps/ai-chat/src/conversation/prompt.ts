import type { Entry } from './entry';

/** Whole turns beyond it are left out from the front: about ten hours of talk. */
export const PROMPT_MAX_CHARACTERS = 120_000;

const LINE_BREAK = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;

/** A line that would read as the beginning of somebody's turn, also behind quote marks or emphasis. */
const LOOKS_LIKE_TURN = /^[\s>*_#"'`-]*(?:user|ai)[\s*_]*[:：]/i;

/** One turn. Further lines that look like a turn are quoted, so that nobody can speak for the other side. */
function turnOf({ type, text }: Entry): string {
  const [first = '', ...further] = text.split(LINE_BREAK);
  const lines = [
    first,
    ...further.map((line) => (LOOKS_LIKE_TURN.test(line) ? `> ${line.trimStart()}` : line)),
  ];
  return `${type === 'question' ? 'User' : 'AI'}: ${lines.join('\n')}`;
}

/**
 * The whole conversation as lines prefixed `User:` and `AI:`, ending with the line `AI:` (AI-31). Error answers are
 * left out (OP-72).
 */
export function promptOf(entries: readonly Entry[], maxCharacters = PROMPT_MAX_CHARACTERS): string {
  const turns = entries.filter((entry) => entry.type === 'question' || entry.note !== 'error').map(turnOf);
  let length = turns.reduce((sum, turn) => sum + turn.length + 1, 0);
  while (turns.length > 1 && length > maxCharacters) length -= (turns.shift() ?? '').length + 1;
  return [...turns, 'AI:'].join('\n');
}
