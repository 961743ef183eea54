import { checkFilter } from './checkFilter';
import { isColumn } from './names';
import { type Refusal, refuse, tooMany } from './Refusal';
import { MAX_LOGIC_DEPTH } from './restLimits';

const BRANCH = /^(?:not\.)?(?:and|or)(\(.*\))$/s;

/** Splits at commas outside brackets, braces and quotes; undefined when these do not match up. */
function items(list: string): string[] | undefined {
  const found: string[] = [];
  let depth = 0;
  let quoted = false;
  let item = '';
  for (const character of list) {
    if (character === '"') quoted = !quoted;
    if (!quoted && '({'.includes(character)) depth += 1;
    if (!quoted && ')}'.includes(character)) depth -= 1;
    if (depth < 0) return undefined;
    if (character === ',' && depth === 0 && !quoted) {
      found.push(item);
      item = '';
    } else item += character;
  }
  return depth === 0 && !quoted ? [...found, item] : undefined;
}

/** `(a.eq.1,not.and(b.gt.2,c.is.null))`: conditions joined by `or` and `and`. @returns how many there are. */
export function checkLogicTree(tree: string, depth = 1): { refusal?: Refusal; filters: number } {
  if (depth > MAX_LOGIC_DEPTH)
    return { refusal: tooMany('levels of conditions', MAX_LOGIC_DEPTH), filters: 0 };
  const malformed = { refusal: refuse('failed to parse logic tree'), filters: 0 };
  // Readers disagree on what a backslash inside quotes means.
  if (!/^\(.*\)$/s.test(tree) || tree.includes('\\')) return malformed;
  const parts = items(tree.slice(1, -1));
  if (!parts) return malformed;

  let filters = 0;
  for (const part of parts) {
    const branch = BRANCH.exec(part)?.[1];
    if (branch) {
      const inner = checkLogicTree(branch, depth + 1);
      if (inner.refusal) return inner;
      filters += inner.filters;
      continue;
    }
    const dot = part.indexOf('.');
    if (dot < 0 || !isColumn(part.slice(0, dot))) return malformed;
    const refusal = checkFilter(part.slice(dot + 1));
    if (refusal) return { refusal, filters };
    filters += 1;
  }
  return { filters };
}
