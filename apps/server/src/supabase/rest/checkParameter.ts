import { checkFilter, looksLikeFilter } from './checkFilter';
import { checkLogicTree } from './checkLogicTree';
import { checkSelect } from './checkSelect';
import { isNameLookup } from './isNameLookup';
import { isColumn, isNameList, NAME } from './names';
import { type Refusal, refuse, tooMany } from './Refusal';
import { MAX_COLUMNS, MAX_EMBEDDING_DEPTH, MAX_OFFSET } from './restLimits';
import type { RestTarget } from './restPath';

export interface Checked {
  refusal?: Refusal;
  /** Conditions in this parameter. */
  filters: number;
}

const ORDER = /^[\w.,()>-]*$/;

const passed: Checked = { filters: 0 };
const refused = (refusal: Refusal | undefined): Checked => ({ refusal, filters: 0 });
const filter = (value: string): Checked => ({ refusal: checkFilter(value), filters: 1 });

function checkCount(name: string, value: string): Checked {
  if (!/^\d{1,9}$/.test(value)) return refused(refuse(`"${name}" wants a whole number.`));
  if (name === 'offset' && Number(value) > MAX_OFFSET) return refused(tooMany('rows to skip', MAX_OFFSET));
  return passed;
}

/** Splits `profiles.not.or` into the embedded resources it is about and what it says of the last one. */
function splitKey(key: string): { path: string[]; subject: string } {
  const path = key.split('.');
  const subject = path.pop() ?? '';
  const isNegated = path.at(-1) === 'not' && ['or', 'and'].includes(subject);
  return isNegated ? { path: path.slice(0, -1), subject } : { path, subject };
}

/** One `key=value` of a query string. */
export function checkParameter(target: RestTarget, key: string, value: string): Checked {
  if (key === 'apikey') return passed;
  if (key === 'select') return refused(checkSelect(value));
  if (key === 'columns' || key === 'on_conflict') {
    if (value.split(',').length > MAX_COLUMNS) return refused(tooMany('columns', MAX_COLUMNS));
    return isNameList(value) ? passed : refused(refuse(`failed to parse ${key} parameter`));
  }
  const { path, subject } = splitKey(key);
  if (path.length > MAX_EMBEDDING_DEPTH || !path.every((name) => NAME.test(name))) {
    return refused(refuse('failed to parse a parameter name'));
  }
  if (subject === 'order') {
    return ORDER.test(value) ? passed : refused(refuse('failed to parse order'));
  }
  if (subject === 'limit' || subject === 'offset') return checkCount(subject, value);
  if (subject === 'or' || subject === 'and') return checkLogicTree(value);
  if (!isColumn(subject)) return refused(refuse('failed to parse a parameter name'));
  if (target.kind === 'rpc' && path.length === 0 && !looksLikeFilter(value)) return passed;
  return isNameLookup(target, key, value) ? { filters: 1 } : filter(value);
}
