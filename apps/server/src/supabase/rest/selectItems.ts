/**
 * What a `select` asks for, without aliases: `text`, `data->x`, and `author.bio` inside the embedded
 * resource `author`, each as often as it is asked for.
 */
export function selectItems(select: string): string[] {
  const items: string[] = [];
  const open: string[] = [];
  let item = '';
  const take = () => {
    const plain = item.replace(/^(\.\.\.)?(\w+:)?/, '').replace(/!(inner|left)\b/g, '');
    if (plain) items.push([...open, plain].join('.'));
    item = '';
    return plain;
  };
  // `count()` and its like are brackets that embed nothing.
  for (const character of select.replace(/\(\)/g, '')) {
    if (character === '(') open.push(take());
    else if (character === ')') {
      take();
      open.pop();
    } else if (character === ',') take();
    else item += character;
  }
  take();
  return items;
}
