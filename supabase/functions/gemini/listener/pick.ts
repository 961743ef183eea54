/** A number from a text, the same each time (FNV-1a, 32 bits). */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

/**
 * One of the candidates: the same for the same conversation, and never one that was said before while others, or
 * spare ones, are left.
 */
export function pick(
  candidates: readonly string[],
  seed: number,
  saidBefore: string,
  spare: readonly string[] = [],
): string {
  const inTurn = [candidates, spare].flatMap((list) => {
    const start = seed % Math.max(list.length, 1);
    return [...list.slice(start), ...list.slice(0, start)];
  });
  return inTurn.find((candidate) => !saidBefore.includes(candidate)) ?? inTurn[0]!;
}
