import { embedsOf } from './embeds';
import { type Refusal, refuse, tooMany } from './Refusal';
import { MAX_COLUMNS, MAX_EMBEDDING_DEPTH, MAX_EMBEDS } from './restLimits';
import { selectItems } from './selectItems';

/** Names, `*`, aliases, hints, spreads, JSON arrows and brackets: nothing that could be quoted SQL. */
const ALPHABET = /^[\w,()*:!.>-]*$/;

/** `select=id,text,profiles(username)`: what to answer of each row. */
export function checkSelect(select: string): Refusal | undefined {
  if (!ALPHABET.test(select)) {
    return refuse('failed to parse select parameter', 'Names are plain words, without quotes or spaces.');
  }
  // A cast makes a number of a hundred thousand digits of a short text.
  if (select.includes('::'))
    return refuse('failed to parse select parameter', 'Casts are not available here.');
  if (select.split(',').length > MAX_COLUMNS) return tooMany('selected columns', MAX_COLUMNS);
  const embeds = embedsOf(select);
  if (embeds.length > MAX_EMBEDS) return tooMany('embedded resources', MAX_EMBEDS);
  if (embeds.some(({ depth }) => depth > MAX_EMBEDDING_DEPTH)) {
    return tooMany('levels of embedded resources', MAX_EMBEDDING_DEPTH);
  }
  const items = selectItems(select);
  if (new Set(items).size < items.length) {
    return refuse('failed to parse select parameter', 'Select each column and each resource once.');
  }
  return undefined;
}
