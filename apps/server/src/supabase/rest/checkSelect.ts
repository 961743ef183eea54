import { type Refusal, refuse, tooMany } from './Refusal';
import { MAX_COLUMNS, MAX_EMBEDDING_DEPTH, MAX_EMBEDS } from './restLimits';

/** Names, `*`, aliases, casts, hints, spreads, JSON arrows and brackets: nothing that could be quoted SQL. */
const ALPHABET = /^[\w,()*:!.>-]*$/;
/** `count()` and its like: brackets that embed nothing. */
const EMPTY_BRACKETS = /\(\)/g;

function embedding(select: string): { embeds: number; depth: number } {
  let open = 0;
  let embeds = 0;
  let depth = 0;
  for (const character of select) {
    if (character === '(') {
      embeds += 1;
      open += 1;
      depth = Math.max(depth, open);
    } else if (character === ')') open -= 1;
  }
  return { embeds, depth };
}

/** `select=id,text,profiles(username)`: what to answer of each row. */
export function checkSelect(select: string): Refusal | undefined {
  if (!ALPHABET.test(select)) {
    return refuse('failed to parse select parameter', 'Names are plain words, without quotes or spaces.');
  }
  if (select.split(',').length > MAX_COLUMNS) return tooMany('selected columns', MAX_COLUMNS);
  const { embeds, depth } = embedding(select.replace(EMPTY_BRACKETS, ''));
  if (embeds > MAX_EMBEDS) return tooMany('embedded resources', MAX_EMBEDS);
  if (depth > MAX_EMBEDDING_DEPTH) return tooMany('levels of embedded resources', MAX_EMBEDDING_DEPTH);
  return undefined;
}
