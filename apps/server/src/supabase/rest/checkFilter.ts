import { type Refusal, refuse } from './Refusal';

const COMPARISONS = ['eq', 'gt', 'gte', 'lt', 'lte'];
const CONTAINMENTS = ['cs', 'cd'];
const OTHERS = ['neq', 'is', 'isdistinct', 'in', 'ov', 'sl', 'sr', 'nxl', 'nxr', 'adj'];
/** Patterns and text searches: a few of them over every row keep the database busy for seconds. */
const REFUSED = ['match', 'imatch', 'like', 'ilike', 'fts', 'plfts', 'phfts', 'wfts'];

const FILTER = /^(?:not\.)?([a-z]+)(?:\(([A-Za-z_]+)\))?\.(.*)$/s;

function isAllowed(operator: string, modifier: string | undefined): boolean {
  if (modifier === undefined) return [...COMPARISONS, ...CONTAINMENTS, ...OTHERS].includes(operator);
  return COMPARISONS.includes(operator) && ['any', 'all'].includes(modifier);
}

/** Lite reads an object in a value as a piece of its own query tree: a column, or a whole subquery. */
function isQueryTree(operator: string, value: string): boolean {
  let parsed: unknown;
  try {
    parsed = JSON.parse(value.trim());
  } catch {
    return false;
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return false;
  if (!CONTAINMENTS.includes(operator)) return true;
  return Object.keys(parsed).some((key) => key === 'type' || key.startsWith('$'));
}

/** Whether a value of an rpc's query string is a filter on its result; otherwise it is an argument. */
export function looksLikeFilter(value: string): boolean {
  const [head = '', ...rest] = value.split('.');
  const operator = head.replace(/\(.*\)$/, '');
  const known = [...COMPARISONS, ...CONTAINMENTS, ...OTHERS, ...REFUSED, 'not'];
  return rest.length > 0 && known.includes(operator);
}

/** `eq.5`, `not.is.null`, `eq(any).{1,2}`: one condition on a column. */
export function checkFilter(filter: string): Refusal | undefined {
  const [, operator = '', modifier, value = ''] = FILTER.exec(filter) ?? [];
  if (REFUSED.includes(operator)) {
    return refuse(`The operator "${operator}" is not available here.`, 'Use eq.');
  }
  if (!isAllowed(operator, modifier)) return refuse('failed to parse filter');
  if (isQueryTree(operator, value)) return refuse('failed to parse filter', 'A value cannot be an object.');
  return undefined;
}
