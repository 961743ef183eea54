import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Database } from '../database/Database';
import { openDatabase } from '../database/openDatabase';
import { enterRoom } from './testing/enterRoom';
import type { Peer } from './testing/Peer';
import { KEYS, MALLORY, NELLY, OTTO, tokenOf } from './testing/people';
import { prepareDatabase } from './testing/prepareDatabase';
import { startGateway, type TestGateway } from './testing/startGateway';

const ROOM = { private: true, presence: { enabled: true } };
const NOTES = { postgres_changes: [{ event: '*', schema: 'public', table: 'notes' }] };
const HOUR = 3600;

let database: Database;
let gateway: TestGateway;
let ahead: number;
/** Seconds since the epoch, as the gateway sees them. */
const now = () => Math.floor(Date.now() / 1000) + ahead;

beforeAll(async () => {
  database = await prepareDatabase(openDatabase('memory'));
  await database.query('insert into public.members values ($1), ($2)', [NELLY, OTTO]);
});
afterAll(() => database.close());
beforeEach(async () => {
  ahead = 0;
  const limits = { pingMs: 10 * HOUR * 1000 };
  gateway = await startGateway({ database, limits, now: () => Date.now() + ahead * 1000 });
});
afterEach(() => gateway.close());

const renew = (peer: Peer, name: string, token: string) =>
  peer.push(`realtime:${name}`, 'access_token', { access_token: token });

it('ends a channel with its token, and the socket with its last channel', async () => {
  const otto = await enterRoom(gateway.client(OTTO));
  const nelly = await gateway.peer();
  await nelly.join('room', await tokenOf(NELLY, { exp: now() + HOUR }), ROOM);
  await nelly.ask('realtime:room', 'presence', { event: 'track', payload: {} });
  await nelly.join('notes', await tokenOf(NELLY, { exp: now() + 3 * HOUR }), NOTES);
  await vi.waitFor(() => expect(otto.presenceState()).toHaveProperty(NELLY), 20_000);

  ahead = HOUR + 1;
  await nelly.until(({ event, topic }) => event === 'phx_close' && topic === 'realtime:room');
  expect(nelly.of('system').at(-1)?.payload).toEqual({
    extension: 'system',
    status: 'error',
    message: 'Token has expired',
    channel: 'room',
  });
  await nelly.settle();

  ahead = 3 * HOUR + 1;
  expect(await nelly.closed).toBe(1008);
});

it('tells nothing to a channel whose token is over', async () => {
  await gateway.close();
  gateway = await startGateway({ database, sweepMs: HOUR * 1000, now: () => Date.now() + ahead * 1000 });
  const [nelly, otto] = await Promise.all([gateway.peer(), gateway.peer()]);
  await nelly.join('notes', await tokenOf(NELLY, { exp: now() + HOUR }), NOTES);
  await otto.join('notes', await tokenOf(OTTO, { exp: now() + 3 * HOUR }), NOTES);
  ahead = 2 * HOUR;
  await database.query("insert into public.notes (text) values ('late')");
  await otto.until(({ event }) => event === 'postgres_changes');
  await nelly.settle();
  expect(nelly.of('postgres_changes')).toEqual([]);
});

it('lives on with a renewed token', async () => {
  const peer = await gateway.peer();
  await peer.join('notes', await tokenOf(NELLY, { exp: now() + HOUR }), NOTES);
  renew(peer, 'notes', await tokenOf(NELLY, { exp: now() + 4 * HOUR }));
  await vi.waitFor(() => expect(peer.of('system')).toHaveLength(2), 20_000);
  ahead = 2 * HOUR;
  await database.query("insert into public.notes (text) values ('still here')");
  await peer.until(({ payload }) => payload.data?.record?.text === 'still here');
});

it('starts to hear changes when a visitor signs in', async () => {
  const peer = await gateway.peer();
  await peer.join('notes', undefined, NOTES);
  renew(peer, 'notes', await tokenOf(NELLY));
  await vi.waitFor(() => expect(peer.of('system')).toHaveLength(2), 20_000);
  await database.query("insert into public.notes (text) values ('welcome')");
  await peer.until(({ payload }) => payload.data?.record?.text === 'welcome');
});

it.each([
  ['signed out', () => KEYS.publishable],
  ['somebody whom the room does not know', () => tokenOf(MALLORY)],
])('closes the room to one who is now %s', async (_who, token) => {
  const otto = await enterRoom(gateway.client(OTTO));
  const nelly = await gateway.peer();
  await nelly.join('room', await tokenOf(NELLY), ROOM);
  await nelly.ask('realtime:room', 'presence', { event: 'track', payload: {} });
  await vi.waitFor(() => expect(otto.presenceState()).toHaveProperty(NELLY), 20_000);
  renew(nelly, 'room', await token());
  await nelly.until(({ event }) => event === 'phx_close');
  expect(nelly.of('system').at(-1)?.payload.message).toBe(
    'You do not have permissions to read from this Channel topic: room',
  );
  await vi.waitFor(() => expect(otto.presenceState()).toEqual({}), 20_000);
});

it('shows under the new name only who signs in as somebody else', async () => {
  const [watcher, peer] = await Promise.all([gateway.peer(), gateway.peer()]);
  await watcher.join('room', await tokenOf(OTTO), ROOM);
  await peer.join('room', await tokenOf(NELLY), ROOM);
  await peer.ask('realtime:room', 'presence', { event: 'track', payload: {} });
  renew(peer, 'room', await tokenOf(OTTO));
  await watcher.until(({ payload }) => payload.leaves?.[NELLY]);
  await peer.ask('realtime:room', 'presence', { event: 'track', payload: {} });
  await watcher.until(({ payload }) => payload.joins?.[OTTO]);
});

it.each([
  [
    'of another project',
    () => tokenOf(NELLY, {}, 'another secret, as long as ours or longer'),
    'JwtSignatureError',
  ],
  [
    'that is over',
    () => tokenOf(NELLY, { exp: now() - 5 }),
    'InvalidJWTToken: Token has expired 5 seconds ago',
  ],
  ['without an end', () => tokenOf(NELLY, { exp: undefined }), 'InvalidJWTToken: Fields `role` and `exp`'],
  [
    'with a role of its own',
    () => tokenOf(NELLY, { role: 'postgres' }),
    'InvalidJWTToken: Fields `role` and `exp`',
  ],
  ['without a person', () => tokenOf(NELLY, { sub: undefined }), 'InvalidJWTToken: Field `sub`'],
  ['that nobody signed', () => Promise.resolve('eyJhbGciOiJub25lIn0.e30.'), 'JwtSignatureError'],
  ['that is none', () => Promise.resolve('let me in'), 'MalformedJWT'],
])('refuses a token %s', async (_what, token, reason) => {
  const peer = await gateway.peer();
  const wrong = await token();
  expect((await peer.join('room', wrong, ROOM)).response.reason).toContain(reason);
  await peer.join('notes', await tokenOf(NELLY), NOTES);
  renew(peer, 'notes', wrong);
  await peer.until(({ event }) => event === 'phx_close');
});
