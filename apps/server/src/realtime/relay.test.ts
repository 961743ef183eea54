import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Database } from '../database/Database';
import { describeEachDatabase } from '../database/describeEachDatabase';
import { enterRoom } from './testing/enterRoom';
import { NELLY, OTTO, tokenOf } from './testing/people';
import { prepareDatabase } from './testing/prepareDatabase';
import { startGateway, type TestGateway } from './testing/startGateway';

describeEachDatabase('what a room passes on', (open) => {
  let database: Database;
  let gateway: TestGateway;
  beforeAll(async () => {
    database = await prepareDatabase(open());
    await database.query('insert into public.members values ($1), ($2)', [NELLY, OTTO]);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    gateway = await startGateway({ database });
  });
  afterEach(() => gateway.close());

  it('passes broadcasts on between both protocols, and bytes where they fit', async () => {
    const heard = new Map<string, unknown[]>();
    const enter = async (who: string, person: string, vsn: '1.0.0' | '2.0.0', self = false) => {
      heard.set(who, []);
      const room = await enterRoom(gateway.client(person, vsn), 'room', { broadcast: { ack: true, self } });
      room.on('broadcast', { event: '*' }, ({ event, payload }) => {
        heard
          .get(who)
          ?.push([event, payload instanceof ArrayBuffer ? [...new Uint8Array(payload)] : payload]);
      });
      return room;
    };
    const nelly = await enter('nelly', NELLY, '2.0.0');
    const otto = await enter('otto', OTTO, '1.0.0', true);
    await enter('tab', OTTO, '2.0.0');

    expect(await nelly.send({ type: 'broadcast', event: 'wave', payload: { hand: 'ü' } })).toBe('ok');
    expect(await otto.send({ type: 'broadcast', event: 'nod', payload: { twice: true } })).toBe('ok');
    const bytes = new Uint8Array([0, 255, 7]).buffer;
    expect(await nelly.send({ type: 'broadcast', event: 'bytes', payload: bytes })).toBe('ok');
    expect(await nelly.send({ type: 'broadcast', event: 'end', payload: {} })).toBe('ok');

    const wave = ['wave', { hand: 'ü' }];
    const nod = ['nod', { twice: true }];
    const end = ['end', {}];
    for (const [who, messages] of [
      ['nelly', [nod]],
      ['otto', [wave, nod, end]],
      ['tab', [wave, nod, ['bytes', [0, 255, 7]], end]],
    ] as const) {
      await vi.waitFor(() => expect(heard.get(who)).toEqual(messages), 20_000);
    }
  });

  it('says so when a broadcast is too large', async () => {
    const nelly = await enterRoom(gateway.client(NELLY), 'room', { broadcast: { ack: true } });
    const large = { type: 'broadcast', event: 'wave', payload: { text: 'x'.repeat(20_000) } } as const;
    expect(await nelly.send(large)).toBe('error');
  });

  it('has nothing in common with a public topic of its name', async () => {
    await gateway.close();
    gateway = await startGateway({ database, publicRelay: true });
    const outside = await gateway.peer();
    expect(await outside.join('room', undefined, { presence: { enabled: true } })).toMatchObject({
      status: 'ok',
    });
    const nelly = await enterRoom(gateway.client(NELLY), 'room', { broadcast: { ack: true } });
    await nelly.track({});
    await nelly.send({ type: 'broadcast', event: 'wave', payload: {} });
    await outside.settle();
    expect([...outside.of('presence_diff'), ...outside.of('broadcast')]).toEqual([]);
    expect(await outside.ask('realtime:room', 'presence', { event: 'track', payload: {} })).toMatchObject({
      status: 'ok',
    });
  });

  it('is the only kind that relays messages, unless public topics are asked for', async () => {
    const peer = await gateway.peer();
    expect(await peer.join('lobby', await tokenOf(NELLY), { broadcast: { ack: true } })).toMatchObject({
      response: { reason: 'PrivateOnly: This project only allows private channels' },
    });
    const config = {
      broadcast: { ack: true },
      presence: { enabled: true },
      postgres_changes: [{ event: '*', schema: 'public', table: 'notes' }],
    };
    expect(await peer.join('lobby', await tokenOf(NELLY), config)).toMatchObject({ status: 'ok' });
    const track = { event: 'track', payload: {} };
    expect(await peer.ask('realtime:lobby', 'presence', track)).toMatchObject({ status: 'error' });
    expect(await peer.ask('realtime:lobby', 'broadcast', { event: 'wave' })).toMatchObject({
      status: 'error',
    });
    await peer.settle();
    expect(peer.of('presence_state')).toEqual([]);
  });
});
