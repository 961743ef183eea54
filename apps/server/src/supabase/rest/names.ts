/** A table, function, argument or embedded resource. */
export const NAME = /^[A-Za-z_]\w*$/;

/** A column, or a place inside a JSON column: `settings->theme->>color`. */
const COLUMN = /^[A-Za-z_]\w*(->>?\w+)*$/;
const QUOTED_LIST = /^("?[A-Za-z_]\w*"?)(,"?[A-Za-z_]\w*"?)*$/;

export function isColumn(text: string): boolean {
  return COLUMN.test(text);
}

/** Names separated by commas, each quoted or not, as `columns` and `on_conflict` take them. */
export function isNameList(text: string): boolean {
  return QUOTED_LIST.test(text);
}
