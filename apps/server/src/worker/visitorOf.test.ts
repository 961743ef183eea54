import { expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../realtime/limits';
import { ConnectionCount } from '../realtime/socket/connectionCount';
import { visitorOf } from './visitorOf';

const from = (address?: string) => visitorOf({ headers: address ? { 'x-portal-address': address } : {} });

it('counts a whole IPv6 network as one visitor of the websockets', () => {
  const places = new ConnectionCount({ ...DEFAULT_LIMITS, connectionsPerAddress: 2 });
  expect(places.take(from('2001:db8:1:1::1'))).toBeTypeOf('function');
  expect(places.take(from('2001:db8:1:1::2'))).toBeTypeOf('function');
  expect(places.take(from('2001:db8:1:1:ffff::3'))).toBeUndefined();
  expect(places.take(from('2001:db8:1:2::1'))).toBeTypeOf('function');
});

it('knows a visitor by IPv4 address, or not at all', () => {
  expect([from('203.0.113.9'), from()]).toEqual(['203.0.113.9', 'unknown']);
});
