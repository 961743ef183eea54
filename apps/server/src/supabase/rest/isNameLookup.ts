import type { RestTarget } from './restPath';

/** A name, in which `\` makes the next sign stand for itself: no `%`, and no `*`, which would become one. */
const NAME_PATTERN = /^ilike\.((?:\\[\\%_]|[^\\%*])+)$/su;
/** Names have up to 32. */
const NAME_MAX_CHARACTERS = 40;

/** `profiles?username=ilike.nelly`: somebody by their name in upper or lower case, which costs one comparison a row. */
export function isNameLookup({ kind, name }: RestTarget, key: string, value: string): boolean {
  if (kind !== 'relation' || name !== 'profiles' || key !== 'username') return false;
  const [, pattern] = NAME_PATTERN.exec(value) ?? [];
  if (pattern === undefined) return false;
  return [...pattern.replace(/\\(.)/gsu, '$1')].length <= NAME_MAX_CHARACTERS;
}
