import { BlockList, isIP } from 'node:net';

/** The socket's address of the peer, and what it says about those before it. */
export interface Hops {
  peer: string | undefined;
  forwardedFor: string | undefined;
}

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

function plainAddress(text: string): string | undefined {
  const trimmed = text.trim();
  const withoutPort =
    /^\[(.+)\](?::\d+)?$/.exec(trimmed)?.[1] ?? /^([\d.]+):\d+$/.exec(trimmed)?.[1] ?? trimmed;
  const address = (MAPPED.exec(withoutPort)?.[1] ?? withoutPort).toLowerCase();
  return isIP(address) ? address : undefined;
}

function listOf(ranges: string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', prefix] = range.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    list.addSubnet(address, prefix === undefined ? (family === 'ipv6' ? 128 : 32) : Number(prefix), family);
  }
  return list;
}

/**
 * Who asks, seen from behind the trusted proxies. `x-forwarded-for` is read from right to left, and only as far
 * as each hop is trusted: whatever a visitor writes into it stands further left.
 */
export function visitorAddressReader(trustedProxies: string[]): (hops: Hops) => string {
  const trusted = listOf(trustedProxies);
  const isTrusted = (address: string) => trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
  return ({ peer, forwardedFor }) => {
    let visitor = plainAddress(peer ?? '') ?? 'unknown';
    const hops = (forwardedFor ?? '').split(',').reverse();
    for (const hop of hops) {
      const before = plainAddress(hop);
      if (visitor === 'unknown' || !isTrusted(visitor) || !before) break;
      visitor = before;
    }
    return visitor;
  };
}
