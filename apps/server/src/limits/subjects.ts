import { isIPv6 } from 'node:net';

/** The first 64 bits: what one subscriber is given, and may vary below at will. */
function networkOf(address: string): string {
  const [left = '', right] = address.split('::');
  const head = left.split(':').filter(Boolean);
  const tail = (right ?? '').split(':').filter(Boolean);
  const gap = right === undefined ? 0 : 8 - head.length - tail.length;
  const groups = [...head, ...Array<string>(Math.max(0, gap)).fill('0'), ...tail];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** Whom a visitor address counts for: itself, or its network where a visitor owns a whole one. */
export function addressSubject(address: string): string {
  return isIPv6(address) ? `${networkOf(address.split('%')[0]!)}::/64` : address;
}
