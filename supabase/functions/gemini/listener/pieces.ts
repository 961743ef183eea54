const WORDS_PER_PIECE = 3;

/** Cuts a text into pieces of a few words; joined, they are the text again. */
export function piecesOf(text: string): string[] {
  const words = text.match(/\s*\S+\s*$|\s*\S+/g) ?? [];
  const pieces: string[] = [];
  for (let start = 0; start < words.length; start += WORDS_PER_PIECE)
    pieces.push(words.slice(start, start + WORDS_PER_PIECE).join(''));
  return pieces;
}
