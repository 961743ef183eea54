// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are taken out
const UNSEEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** One kind of line break, and no control characters, which nobody sees and the database may refuse. */
export function cleanText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(UNSEEN, '');
}
