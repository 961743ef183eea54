import type { RealtimeChannel, WebSocketLikeConstructor } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import WebSocket from 'ws';
import type { Database } from '../database/Database';
import { describeEachDatabase } from '../database/describeEachDatabase';
import { enterRoom } from './testing/enterRoom';
import { MALLORY, NELLY, OTTO, tokenOf } from './testing/people';
import { prepareDatabase } from './testing/prepareDatabase';
import { startGateway, type TestGateway } from './testing/startGateway';

const present = (channel: RealtimeChannel) => Object.keys(channel.presenceState()).sort();
const PRIVATE = { private: true, presence: { enabled: true } };

describeEachDatabase('a private room', (open) => {
  let database: Database;
  let gateway: TestGateway;
  const report = vi.fn();
  beforeAll(async () => {
    database = await prepareDatabase(open());
    await database.query('insert into public.members values ($1), ($2)', [NELLY, OTTO]);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    report.mockClear();
    gateway = await startGateway({ database, report });
  });
  afterEach(() => gateway.close());

  it.each(['1.0.0', '2.0.0'] as const)(
    'shows who is there, who came and who left, over protocol %s',
    async (vsn) => {
      const nelly = await enterRoom(gateway.client(NELLY, vsn));
      expect(await nelly.track({ typing: false })).toBe('ok');
      const otto = await enterRoom(gateway.client(OTTO, vsn));
      await vi.waitFor(() => expect(present(otto)).toEqual([NELLY]), 20_000);
      await otto.track({ typing: true });
      for (const room of [nelly, otto])
        await vi.waitFor(() => expect(present(room)).toEqual([NELLY, OTTO]), 20_000);
      await nelly.track({ typing: true });
      await vi.waitFor(
        () => expect(otto.presenceState()[NELLY]).toMatchObject([{ typing: true, user_id: NELLY }]),
        10_000,
      );

      await nelly.untrack();
      await vi.waitFor(() => expect(present(otto)).toEqual([OTTO]), 20_000);
      await nelly.track({});
      await vi.waitFor(() => expect(present(otto)).toEqual([NELLY, OTTO]), 20_000);
      await nelly.unsubscribe();
      await vi.waitFor(() => expect(present(otto)).toEqual([OTTO]), 20_000);
    },
  );

  it('lists a person once, whatever tabs they have, until the last is gone', async () => {
    const otto = await enterRoom(gateway.client(OTTO));
    const tabs = { old: gateway.client(NELLY), young: gateway.client(NELLY) };
    for (const [tab, client] of Object.entries(tabs)) await (await enterRoom(client)).track({ tab });
    const shows = (tab: string) =>
      vi.waitFor(() => expect(otto.presenceState()[NELLY]).toMatchObject([{ tab }]), 20_000);
    await shows('young');
    await tabs.young.realtime.disconnect();
    await shows('old');
    await tabs.old.realtime.disconnect();
    await vi.waitFor(() => expect(present(otto)).toEqual([]), 20_000);
  });

  it('shows the latest to one who comes back', async () => {
    const lines: WebSocket[] = [];
    class Line extends WebSocket {
      constructor(url: string | URL) {
        super(url);
        lines.push(this);
      }
    }
    const transport = Line as unknown as WebSocketLikeConstructor;
    const otto = await enterRoom(gateway.client(OTTO, '2.0.0', { transport, reconnectAfterMs: () => 10 }));
    const nelly = await enterRoom(gateway.client(NELLY));
    await nelly.track({ typing: true });
    const shows = (typing: boolean) =>
      vi.waitFor(() => expect(otto.presenceState()[NELLY]).toMatchObject([{ typing }]), 20_000);
    await shows(true);
    lines[0]?.terminate();
    await nelly.track({ typing: false });
    await shows(false);
  });

  it('takes who somebody is from the token, not from what they say', async () => {
    const otto = await enterRoom(gateway.client(OTTO));
    const nelly = await enterRoom(gateway.client(NELLY), 'room', { presence: { key: OTTO, enabled: true } });
    await nelly.track({ user_id: OTTO, phx_ref: 'forged', presence_ref: 'forged', name: 'Otto' });
    await vi.waitFor(() => expect(present(otto)).toEqual([NELLY]), 20_000);
    const [shown] = otto.presenceState()[NELLY] ?? [];
    expect(shown).toMatchObject({ user_id: NELLY, name: 'Otto' });
    expect(shown?.presence_ref).not.toBe('forged');
  });

  it('keeps what was shown when a payload is too large or no map', async () => {
    const otto = await enterRoom(gateway.client(OTTO));
    const nelly = await gateway.peer();
    await nelly.join('room', await tokenOf(NELLY), PRIVATE);
    const track = (payload: unknown) => nelly.ask('realtime:room', 'presence', { event: 'track', payload });
    expect(await track({ mood: 'fine' })).toMatchObject({ status: 'ok' });
    expect(await track({ mood: 'x'.repeat(1024) })).toMatchObject({
      response: { reason: 'Track message size exceeded' },
    });
    expect(await track(['fine'])).toMatchObject({
      response: { reason: 'Presence track payload must be a map' },
    });
    await vi.waitFor(() => expect(otto.presenceState()[NELLY]).toMatchObject([{ mood: 'fine' }]), 20_000);
  });

  it.each([
    ['a stranger to the room', MALLORY, 'room'],
    ['a visitor who is not signed in', undefined, 'room'],
    ['a member asking for another topic', NELLY, 'room-of-others'],
    ['anybody while the policy fails', NELLY, 'broken'],
  ])('is closed to %s', async (_who, person, name) => {
    const peer = await gateway.peer();
    expect(await peer.join(name, person && (await tokenOf(person)), PRIVATE)).toEqual({
      status: 'error',
      response: {
        reason: `Unauthorized: You do not have permissions to read from this Channel topic: ${name}`,
      },
    });
    expect(await peer.ask(`realtime:${name}`, 'broadcast', { event: 'hi', payload: {} })).toMatchObject({
      response: { reason: 'unmatched topic' },
    });
    expect(report).toHaveBeenCalledTimes(name === 'broken' ? 1 : 0);
  });

  it('tells the official client why it is closed', async () => {
    await expect(enterRoom(gateway.client(MALLORY))).rejects.toThrow(
      'You do not have permissions to read from this Channel topic: room',
    );
  });

  it('lets those listen who may not speak', async () => {
    const [speaker, listener] = await Promise.all([gateway.peer(), gateway.peer()]);
    const config = { ...PRIVATE, broadcast: { ack: true } };
    for (const peer of [speaker, listener]) {
      expect(await peer.join('radio', await tokenOf(MALLORY), config)).toMatchObject({ status: 'ok' });
    }
    const reason = 'Unauthorized: You do not have permissions to write to this Channel topic: radio';
    const track = { event: 'track', payload: {} };
    expect(await speaker.ask('realtime:radio', 'presence', track)).toMatchObject({ response: { reason } });
    const wave = { event: 'wave', payload: {} };
    expect(await speaker.ask('realtime:radio', 'broadcast', wave)).toMatchObject({ response: { reason } });
    await listener.settle();
    expect([...listener.of('presence_diff'), ...listener.of('broadcast')]).toEqual([]);
  });

  it('leaves no trace of having been asked', async () => {
    await enterRoom(gateway.client(NELLY));
    expect(await database.query('select count(*)::int as n from realtime.messages')).toEqual([{ n: 0 }]);
  });
});
