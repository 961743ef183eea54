import { compareValues } from './compareValues';

/** One condition on a row: `column=operator.value`. */
export interface Condition {
  column: string;
  operator: Operator;
  values: string[];
}

export type FilterTest = (row: Record<string, unknown>) => boolean;

const OPERATORS = ['eq', 'neq', 'lt', 'lte', 'gt', 'gte', 'in'] as const;
type Operator = (typeof OPERATORS)[number];

const FILTER_MAX_CHARACTERS = 1024;
const LIST_MAX_VALUES = 100;
const CONDITION = /^([^=]+)=([a-z]+)\.(.*)$/s;

/** Reads conditions joined by commas (all must hold). @returns undefined when it cannot be read. */
export function parseFilter(filter: string): Condition[] | undefined {
  if (filter.length > FILTER_MAX_CHARACTERS) return undefined;
  const conditions = splitOutside(filter).map(parseCondition);
  return conditions.every((condition) => condition !== undefined) ? conditions : undefined;
}

function parseCondition(text: string): Condition | undefined {
  const [, column = '', name, value = ''] = CONDITION.exec(text) ?? [];
  const operator = OPERATORS.find((known) => known === name);
  if (!operator) return undefined;
  if (operator !== 'in') return { column, operator, values: [unquote(value)] };
  if (!value.startsWith('(') || !value.endsWith(')')) return undefined;
  const values = splitOutside(value.slice(1, -1)).map(unquote);
  return values.length <= LIST_MAX_VALUES ? { column, operator, values } : undefined;
}

/**
 * Whether a row meets the conditions. As in SQL, nothing compares with null; a column that the row does not
 * show (a deleted row shows its key only) decides nothing.
 */
export const meets =
  (conditions: Condition[], typeOf: (column: string) => string): FilterTest =>
  (row) =>
    conditions.every(({ column, operator, values }) => {
      const actual = row[column];
      if (actual === undefined) return true;
      if (actual === null) return false;
      const orders = values.map((value) => compareValues(typeOf(column), actual, value));
      return holds(operator, orders);
    });

function holds(operator: Operator, orders: number[]): boolean {
  const [order = Number.NaN] = orders;
  switch (operator) {
    case 'eq':
      return order === 0;
    case 'neq':
      return order !== 0;
    case 'lt':
      return order < 0;
    case 'lte':
      return order <= 0;
    case 'gt':
      return order > 0;
    case 'gte':
      return order >= 0;
    case 'in':
      return orders.includes(0);
  }
}

/** Splits at commas that are neither in double quotes nor in parentheses. */
function splitOutside(text: string): string[] {
  const parts = [''];
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    const pair = quoted && character === '\\' ? text.slice(at, at + 2) : character;
    at += pair.length - 1;
    if (pair === '"') quoted = !quoted;
    if (!quoted && pair === '(') depth += 1;
    if (!quoted && pair === ')') depth -= 1;
    if (pair === ',' && !quoted && depth === 0) parts.push('');
    else parts[parts.length - 1] += pair;
  }
  return parts;
}

const unquote = (value: string): string =>
  /^".*"$/s.test(value) ? value.slice(1, -1).replace(/\\(.)/gs, '$1') : value;
