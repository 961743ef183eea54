import { expect, it } from 'vitest';
import { isStandInAllowed, type Surroundings } from './isStandInAllowed';

const AT_HOME: Surroundings = {
  bindAddress: '127.0.0.1',
  publicUrl: 'http://localhost:4000',
  peerAddress: '127.0.0.1',
  url: 'http://localhost:4000/__discord/authorize',
  headers: new Headers({ host: 'localhost:4000' }),
};
const withHeader = (name: string, value = '127.0.0.1') => ({
  headers: new Headers({ host: 'localhost:4000', [name]: value }),
});

it.each<[string, Partial<Surroundings>]>([
  ['everything on loopback', {}],
  ['bound to a name', { bindAddress: 'localhost' }],
  ['IPv6', { bindAddress: '::1', peerAddress: '::1', url: 'http://[::1]:4000/', ...withHeader('x', 'y') }],
  ['an IPv4 socket seen through IPv6', { peerAddress: '::ffff:127.0.0.1' }],
  ['by number', { url: 'http://127.0.0.1:4000/', headers: new Headers({ host: '127.0.0.1:4000' }) }],
  ['another address of loopback', { peerAddress: '127.8.8.8' }],
  ['no Host header beside the address', { headers: new Headers() }],
  ['ordinary headers', withHeader('x-client-info', 'supabase-js')],
])('allowed: %s', (_case, change) => {
  expect(isStandInAllowed({ ...AT_HOME, ...change })).toBe(true);
});

it.each<[string, Partial<Surroundings>]>([
  ['bound to every address', { bindAddress: '0.0.0.0' }],
  ['bound to every address of IPv6', { bindAddress: '::' }],
  ['bound to the network', { bindAddress: '192.168.1.5' }],
  ['a public address', { publicUrl: 'https://portal.example' }],
  ['a public address that begins like loopback', { publicUrl: 'http://127.0.0.1.example' }],
  ['a visitor from the network', { peerAddress: '192.168.1.9' }],
  ['a visitor from nowhere', { peerAddress: undefined }],
  ['a visitor without address', { peerAddress: '' }],
  ['a name of the internet for this machine', { url: 'http://rebound.example:4000/' }],
  ['another Host', { headers: new Headers({ host: 'rebound.example' }) }],
  ['a Host that only begins like loopback', { headers: new Headers({ host: 'localhost.example:4000' }) }],
  ['x-forwarded-for', withHeader('X-Forwarded-For')],
  ['x-forwarded-host', withHeader('x-forwarded-host', 'localhost')],
  ['x-forwarded-proto', withHeader('x-forwarded-proto', 'https')],
  ['forwarded', withHeader('forwarded', 'for=127.0.0.1')],
  ['via', withHeader('via', '1.1 proxy')],
  ['x-real-ip', withHeader('x-real-ip')],
  ['true-client-ip', withHeader('true-client-ip')],
  ['x-client-ip', withHeader('x-client-ip')],
  ['cf-connecting-ip', withHeader('cf-connecting-ip')],
  ['x-original-host', withHeader('x-original-host', 'localhost')],
])('refused: %s', (_case, change) => {
  expect(isStandInAllowed({ ...AT_HOME, ...change })).toBe(false);
});

it('refuses a Host that is none', () => {
  expect(isStandInAllowed({ ...AT_HOME, headers: new Headers({ host: 'a b' }) })).toBe(false);
});
