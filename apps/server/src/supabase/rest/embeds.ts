/** A resource inside the rows of another: `author` in `messages?select=id,author:profiles!user_id(username)`. */
export interface Embed {
  /** How parameters name it: `author`, or `author.follows` inside that. */
  path: string;
  /** 1 in the rows of the request, 2 in rows of those. */
  depth: number;
}

/** What stands before a bracket: `...`, an alias, the name, hints. */
const EMBED = /(?:\.\.\.)?(?:(\w+):)?(\w+)(?:!\w+)*$/;

/** The embedded resources of a `select` that has passed its check. */
export function embedsOf(select: string): Embed[] {
  const embeds: Embed[] = [];
  const open: string[] = [];
  // `count()` and its like are brackets that embed nothing.
  const text = select.replace(/\(\)/g, '');
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '(') {
      const [, alias, name = ''] = EMBED.exec(text.slice(0, at)) ?? [];
      open.push(alias ?? name);
      embeds.push({ path: open.join('.'), depth: open.length });
    } else if (text[at] === ')') open.pop();
  }
  return embeds;
}
