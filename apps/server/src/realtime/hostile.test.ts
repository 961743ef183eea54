import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../database/Database';
import { openDatabase } from '../database/openDatabase';
import type { RealtimeLimits } from './limits';
import { MALLORY, NELLY, OTTO, tokenOf } from './testing/people';
import { prepareDatabase } from './testing/prepareDatabase';
import { startGateway, type TestGateway } from './testing/startGateway';

const ROOM = { private: true, presence: { enabled: true } };
const NOTES = { postgres_changes: [{ event: '*', schema: 'public', table: 'notes' }] };

let database: Database;
let gateway: TestGateway;
let ahead: number;

beforeAll(async () => {
  database = await prepareDatabase(openDatabase('memory'));
  await database.query('insert into public.members values ($1), ($2)', [NELLY, OTTO]);
});
afterAll(() => database.close());
beforeEach(() => {
  ahead = 0;
});
afterEach(() => gateway.close());

const start = async (limits: Partial<RealtimeLimits> = {}) => {
  gateway = await startGateway({ database, limits, now: () => Date.now() + ahead });
};

describe('a peer that breaks the rules', () => {
  it.each([
    ['no JSON', 'hello', '1.0.0'],
    ['JSON of another shape', '[1,2]', '1.0.0'],
    ['an object where a list is spoken', '{"topic":"phoenix","event":"heartbeat","ref":"1"}', '2.0.0'],
    ['a topic that is no text', '{"topic":7,"event":"heartbeat","ref":"1"}', '1.0.0'],
    ['an endless ref', `{"topic":"phoenix","event":"heartbeat","ref":"${'1'.repeat(100)}"}`, '1.0.0'],
    ['bytes where text is spoken', Buffer.from([3, 0, 0, 0, 0, 0, 0]), '1.0.0'],
    ['bytes of an unknown kind', Buffer.from([9, 0, 0, 0, 0, 0, 0]), '2.0.0'],
    ['bytes that promise more than they hold', Buffer.from([3, 255, 255, 255, 255, 255, 1]), '2.0.0'],
  ])('is closed for %s', async (_what, frame, version) => {
    await start();
    const peer = await gateway.peer({ version });
    peer.ws.send(frame);
    expect(await peer.closed).toBe(1003);
  });

  it('is closed for a frame of a megabyte', async () => {
    await start();
    const peer = await gateway.peer();
    peer.ws.send('x'.repeat(1024 * 1024));
    expect(await peer.closed).toBe(1009);
  });

  it('is closed for a flood, and others go on', async () => {
    await start();
    const [flooder, other] = await Promise.all([gateway.peer(), gateway.peer()]);
    for (let sent = 0; sent < 500; sent += 1) flooder.push('phoenix', 'heartbeat', {});
    expect(await flooder.closed).toBe(1008);
    await other.settle();
    await vi.waitFor(
      () => expect(gateway.realtime.stats()).toMatchObject({ connections: 1, dropped: 1 }),
      10_000,
    );
  });

  it('is closed for joining over and over', async () => {
    await start({ joinBurst: 5, joinsPerSecond: 0 });
    const peer = await gateway.peer();
    const token = await tokenOf(NELLY);
    for (let joins = 0; joins < 5; joins += 1) await peer.join('room', token, ROOM);
    expect(await peer.join('room', token, ROOM)).toMatchObject({
      response: { reason: 'ClientJoinRateLimitReached: Too many joins per second' },
    });
    expect(await peer.closed).toBe(1008);
  });

  it('loses a channel whose presence flickers', async () => {
    await start({ presenceBurst: 3, presencePerSecond: 0 });
    const peer = await gateway.peer();
    await peer.join('room', await tokenOf(NELLY), ROOM);
    for (let at = 0; at < 4; at += 1)
      peer.push('realtime:room', 'presence', { event: 'track', payload: { at } });
    await peer.until(({ event }) => event === 'phx_close');
    expect(peer.of('system').at(-1)?.payload.message).toBe('Client presence rate limit exceeded');
  });

  it('is dropped when it does not read what it asked for', async () => {
    await start({ bufferedBytes: 64 * 1024 });
    const [slow, other] = await Promise.all([gateway.peer(), gateway.peer()]);
    await slow.join('notes', await tokenOf(NELLY), NOTES);
    await other.join('notes', await tokenOf(OTTO), NOTES);
    slow.ws.pause();
    const text = 'x'.repeat(1024 * 1024);
    await vi.waitFor(
      async () => {
        await database.query('insert into public.notes (text) values ($1)', [text]);
        expect(gateway.realtime.stats().dropped).toBe(1);
      },
      { timeout: 20_000 },
    );
    await database.query("insert into public.notes (text) values ('the end')");
    await other.until(({ payload }) => payload.data?.record?.text === 'the end');
  });
});

describe('a crowd at the door of a private topic', () => {
  const REFUSED = { response: { reason: expect.stringContaining('Unauthorized') } };
  const questions = () =>
    vi.spyOn(database, 'query').mock.calls.filter(([sql]) => sql.includes('realtime.authorize')).length;

  beforeEach(() => vi.spyOn(database, 'query'));
  afterEach(() => vi.restoreAllMocks());

  it('is turned away without the database when it is nobody', async () => {
    await start();
    const peer = await gateway.peer();
    for (const name of ['room', 'radio', 'room']) {
      expect(await peer.join(name, undefined, ROOM)).toMatchObject(REFUSED);
    }
    expect(questions()).toBe(0);
  });

  it('asks once for a person who comes again and again, from however many tabs', async () => {
    await start();
    const tabs = await Promise.all([gateway.peer(), gateway.peer(), gateway.peer()]);
    for (let turn = 0; turn < 3; turn += 1) {
      const token = await tokenOf(NELLY, { iat: turn });
      const answers = await Promise.all(tabs.map((tab) => tab.join('room', token, ROOM)));
      expect(answers).toMatchObject([{ status: 'ok' }, { status: 'ok' }, { status: 'ok' }]);
    }
    expect(questions()).toBe(1);
    await tabs[0]!.join('room', await tokenOf(OTTO), ROOM);
    expect(questions()).toBe(2);
    ahead = 5_001;
    await tabs[0]!.join('room', await tokenOf(NELLY), ROOM);
    expect(questions()).toBe(3);
  });

  it('lets a refused person in as soon as they may', async () => {
    await start();
    const peer = await gateway.peer();
    const token = await tokenOf(MALLORY);
    expect(await peer.join('room', token, ROOM)).toMatchObject(REFUSED);
    await database.query('insert into public.members values ($1)', [MALLORY]);
    ahead = 1_001;
    expect(await peer.join('room', token, ROOM)).toMatchObject({ status: 'ok' });
    await database.query('delete from public.members where id = $1', [MALLORY]);
  });

  it('has one allowance of joins for an address, which new sockets do not renew', async () => {
    await start({ joinBurstPerAddress: 4, joinsPerSecondPerAddress: 1 });
    const token = await tokenOf(NELLY);
    for (let sockets = 0; sockets < 2; sockets += 1) {
      const peer = await gateway.peer();
      for (const name of ['room', 'radio']) {
        expect(await peer.join(name, token, ROOM)).toMatchObject({ status: 'ok' });
      }
      peer.end();
    }
    const late = await gateway.peer();
    expect(await late.join('room', token, ROOM)).toMatchObject({
      response: { reason: 'ClientJoinRateLimitReached: Too many joins per second' },
    });
    expect(await late.closed).toBe(1008);
    ahead = 2_000;
    expect(await (await gateway.peer()).join('room', token, ROOM)).toMatchObject({ status: 'ok' });
  });
});

describe('limits of a socket', () => {
  beforeEach(() => start({ channelsPerSocket: 2, subscriptionsPerChannel: 2 }));

  it('lets it have so many channels', async () => {
    const peer = await gateway.peer();
    const token = await tokenOf(NELLY);
    await peer.join('one', token, NOTES);
    await peer.join('two', token, NOTES);
    expect(await peer.join('three', token, NOTES)).toMatchObject({
      response: { reason: 'ChannelRateLimitReached: Too many channels' },
    });
    await peer.ask('realtime:one', 'phx_leave', {});
    expect(await peer.join('three', token, NOTES)).toMatchObject({ status: 'ok' });
  });

  it('lets a channel listen to so much', async () => {
    const peer = await gateway.peer();
    const [wish] = NOTES.postgres_changes;
    const answer = await peer.join('notes', await tokenOf(NELLY), { postgres_changes: [wish, wish, wish] });
    expect(answer.response.reason).toContain('InvalidJoinPayload');
  });

  it.each([
    ['no name', 'realtime:', 'TopicNameRequired'],
    ['a name without end', `realtime:${'x'.repeat(300)}`, 'TopicNameInvalid'],
    ['a foreign prefix', 'admin:room', 'unmatched topic'],
  ])('refuses a topic with %s', async (_what, topic, reason) => {
    const peer = await gateway.peer();
    const answer = await peer.ask(topic, 'phx_join', { access_token: await tokenOf(NELLY), config: ROOM });
    expect(answer.response.reason).toContain(reason);
  });

  it.each([
    ['nothing', undefined],
    ['a text', 'join'],
    ['wishes that are no list of maps', { config: { postgres_changes: [7] } }],
    ['wishes of a wrong type', { config: { postgres_changes: [{ event: 1, schema: {} }] } }],
  ])('refuses to join with %s', async (_what, payload) => {
    const peer = await gateway.peer();
    expect(await peer.ask('realtime:room', 'phx_join', payload)).toMatchObject({ status: 'error' });
  });

  it('passes over what it does not know', async () => {
    const peer = await gateway.peer();
    await peer.join('room', await tokenOf(NELLY), ROOM);
    peer.push('realtime:room', 'postgres_changes', { ids: [1], data: {} });
    peer.push('realtime:room', 'drop_everything', null);
    peer.push('phoenix', 'unknown', {});
    expect(await peer.ask('realtime:room', 'presence', 'track')).toMatchObject({ status: 'error' });
    expect(await peer.ask('realtime:elsewhere', 'presence', {})).toMatchObject({ status: 'error' });
    await peer.settle();
  });

  it('closes the former channel when one joins twice', async () => {
    const peer = await gateway.peer();
    const token = await tokenOf(NELLY);
    await peer.join('room', token, ROOM);
    await peer.ask('realtime:room', 'presence', { event: 'track', payload: {} });
    await peer.join('room', token, ROOM);
    await peer.settle();
    expect(peer.of('phx_close')).toHaveLength(1);
    expect(peer.of('presence_state').at(-1)?.payload).toEqual({});
    expect(gateway.realtime.stats()).toMatchObject({ channels: 1, connections: 1 });
  });
});

describe('a quiet socket', () => {
  it('is asked whether it still lives, and dropped when it does not answer', async () => {
    await start({ pingMs: 1_000_000, idleMs: 10_000_000 });
    const [dead, alive] = await Promise.all([gateway.peer({ autoPong: false }), gateway.peer()]);
    ahead = 1_100_000;
    while (dead.pings.length === 0) await dead.next();
    while (alive.pings.length === 0) await alive.next();
    await alive.settle();
    ahead = 2_050_000;
    expect(await dead.closed).toBe(1006);
    await alive.settle();
  });

  it('is closed when it has no channel', async () => {
    await start({ pingMs: 1_000_000, idleMs: 1_500_000 });
    const peer = await gateway.peer();
    await peer.settle();
    ahead = 1_600_000;
    expect(await peer.closed).toBe(1008);
  });
});
