/** The longest message, in the unit of `messageLength` (CH-21). */
export const MAX_MESSAGE_LENGTH = 1000;

/** What one line break counts, in place of its characters (CH-20, OP-84). */
export const LINE_BREAK_LENGTH = 100;

const LINE_BREAK = /\r\n|\r|\n/g;

/** UTF-16 units, with each line break counting 100; CRLF is one break (CH-20, OP-86). */
export function messageLength(text: string): number {
  const breaks = text.match(LINE_BREAK) ?? [];
  const breakUnits = breaks.reduce((sum, each) => sum + each.length, 0);
  return text.length - breakUnits + breaks.length * LINE_BREAK_LENGTH;
}

export function isTooLong(text: string): boolean {
  return messageLength(text) > MAX_MESSAGE_LENGTH;
}

/**
 * Whether the field may change from `before` to `after`: never beyond the limit (CH-24),
 * but a restored text that is over it may be shortened step by step (OP-85).
 */
export function acceptsEdit(before: string, after: string): boolean {
  return !isTooLong(after) || messageLength(after) < messageLength(before);
}

/** Anything that is drawn: neither space nor a control, format or otherwise invisible character. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** CH-17, OP-85. */
export function isSendable(text: string): boolean {
  return VISIBLE.test(text) && !isTooLong(text);
}
