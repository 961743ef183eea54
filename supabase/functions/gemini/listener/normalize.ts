/** Lower case, one kind of space, no apostrophes ("don't" becomes "dont"): what all recognisers read. */
export function normalize(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’‘`´]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

const NEGATIONS = new Set(
  [
    'not no never dont didnt doesnt isnt arent wasnt wont wouldnt cannot cant aint without hardly',
    'tidak tak gak ga nggak ngga enggak engga gk bukan belum jangan tanpa',
  ]
    .join(' ')
    .split(' '),
);

/** Whether one of the three words before `index`, in the same clause, denies what follows. */
export function isDenied(normalized: string, index: number): boolean {
  const clause =
    normalized
      .slice(0, index)
      .split(/[.,;:!?()]|\b(?:but|tapi|and|dan)\b/)
      .at(-1) ?? '';
  return clause
    .trim()
    .split(' ')
    .slice(-3)
    .some((word) => NEGATIONS.has(word));
}
