interface KeyPress {
  key: string;
  shiftKey: boolean;
  isComposing: boolean;
  keyCode: number;
}

/** Some browsers report the Enter that ends a composition as an ordinary one with this code. */
const KEY_CODE_OF_COMPOSITION = 229;

/** Enter sends, Shift+Enter breaks the line, and nothing happens while an input method composes (OP-74). */
export function isSendKey({ key, shiftKey, isComposing, keyCode }: KeyPress): boolean {
  return key === 'Enter' && !shiftKey && !isComposing && keyCode !== KEY_CODE_OF_COMPOSITION;
}
