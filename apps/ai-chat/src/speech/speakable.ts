/** Longer utterances are cut off by some browsers. */
const UTTERANCE_MAX_CHARACTERS = 200;

const INDONESIAN = /\b(?:aku|kamu|saya|yang|tidak|nggak|dan|ini|itu|apa|dengan|untuk|bisa)\b/gi;

/** The language in which a text should be read, as far as it tells. */
export function speechLanguage(text: string): 'id-ID' | 'en-US' {
  return (text.match(INDONESIAN)?.length ?? 0) > 1 ? 'id-ID' : 'en-US';
}

/** Markdown without its marks, emoji and addresses: what a voice should say. */
export function spokenText(markdown: string): string {
  return markdown
    .replace(/```[\s\S]*?(?:```|$)/g, ' ')
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/https?:\/\/\S+/g, ' ')
    .replace(/^\s*(?:[-*+]|#{1,6}|>|\|)\s*/gm, '')
    .replace(/[*_~`#|]/g, '')
    .replace(/\p{Extended_Pictographic}|\ufe0f|\u200d/gu, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}

/** A text in pieces of whole sentences, or of words where a sentence is too long. */
export function utterancesOf(text: string, max = UTTERANCE_MAX_CHARACTERS): string[] {
  const pieces: string[] = [];
  for (const sentence of text.match(/[^.!?\n]+[.!?]*\n?/g) ?? []) {
    for (const word of sentence.length > max ? sentence.split(/(?<=\s)/) : [sentence]) {
      const last = pieces.at(-1) ?? '';
      if (pieces.length > 0 && last.length + word.length <= max) pieces[pieces.length - 1] = last + word;
      else pieces.push(word);
    }
  }
  return pieces.map((piece) => piece.trim()).filter(Boolean);
}
