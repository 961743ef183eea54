/** A piece of a message: plain words, or an address that may be pressed. */
export type TextPart = { kind: 'text'; text: string } | { kind: 'link'; text: string; href: string };

const ADDRESS = /https?:\/\/[^\s<>"'`\\^{|}\u200b-\u200f\u202a-\u202e\u2066-\u2069]+/gi;
const CLOSERS: Record<string, string> = { ')': '(', ']': '[' };

const countOf = (text: string, character: string) => text.split(character).length - 1;

/** Punctuation that ends the sentence is not part of the address; a bracket that it opened itself is. */
function withoutTrailingPunctuation(address: string): string {
  let end = address.length;
  while (end > 0) {
    const last = address[end - 1]!;
    const opener = CLOSERS[last];
    const body = address.slice(0, end);
    const isTrailing = opener ? countOf(body, last) > countOf(body, opener) : /[.,;:!?*_~]/.test(last);
    if (!isTrailing) break;
    end -= 1;
  }
  return address.slice(0, end);
}

/** `null` for what is no web address, and for `https://known.example@other.example`, which misleads. */
function safeHref(address: string): string | null {
  try {
    const url = new URL(address);
    const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
    return isWeb && url.username === '' && url.password === '' ? url.href : null;
  } catch {
    return null;
  }
}

/** Splits a message so that its http and https addresses can be drawn as links; nothing else becomes markup. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const address = withoutTrailingPunctuation(match[0]);
    const href = safeHref(address);
    if (!href) continue;
    if (match.index > from) parts.push({ kind: 'text', text: text.slice(from, match.index) });
    parts.push({ kind: 'link', text: address, href });
    from = match.index + address.length;
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) });
  return parts;
}
