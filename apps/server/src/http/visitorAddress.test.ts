import { describe, expect, it } from 'vitest';
import { visitorAddressReader } from './visitorAddress';

describe('visitorAddressReader', () => {
  it.each<[string, string[], string | undefined, string | undefined, string]>([
    ['the peer when no proxy is trusted', [], '203.0.113.9', '1.2.3.4', '203.0.113.9'],
    ['the peer without a header', ['127.0.0.1'], '127.0.0.1', undefined, '127.0.0.1'],
    ['the nearest hop behind a proxy', ['127.0.0.1'], '127.0.0.1', '6.6.6.6, 203.0.113.9', '203.0.113.9'],
    ['a hop behind two proxies', ['10.0.0.0/8'], '10.0.0.2', '6.6.6.6,203.0.113.9,10.1.1.1', '203.0.113.9'],
    ['the first hop when all are trusted', ['10.0.0.0/8'], '10.0.0.2', '10.0.0.4,10.0.0.3', '10.0.0.4'],
    ['the proxy when the hop is no address', ['127.0.0.1'], '127.0.0.1', 'unknown', '127.0.0.1'],
    ['a mapped peer as IPv4', ['127.0.0.1'], '::ffff:127.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['a hop with a port', ['127.0.0.1'], '127.0.0.1', '203.0.113.9:4711', '203.0.113.9'],
    ['an IPv6 hop with a port', ['::1'], '::1', '[2001:DB8::7]:443', '2001:db8::7'],
    ['nothing from a closed socket', ['127.0.0.1'], undefined, '203.0.113.9', 'unknown'],
  ])('answers %s', (_, trusted, peer, forwardedFor, visitor) => {
    expect(visitorAddressReader(trusted)({ peer, forwardedFor })).toBe(visitor);
  });
});
