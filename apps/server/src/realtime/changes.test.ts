import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Database } from '../database/Database';
import { describeEachDatabase } from '../database/describeEachDatabase';
import { listenTo } from './testing/listen';
import { NELLY, OTTO, tokenOf } from './testing/people';
import { prepareDatabase } from './testing/prepareDatabase';
import { startGateway, type TestGateway } from './testing/startGateway';

describeEachDatabase('changes of tables', (open) => {
  let database: Database;
  let gateway: TestGateway;
  beforeAll(async () => {
    database = await prepareDatabase(open());
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    gateway = await startGateway({ database });
  });
  afterEach(() => gateway.close());

  const write = async (text: string, more: { stars?: number; email?: string } = {}) => {
    const [row] = await database.query<{ id: string }>(
      'insert into public.notes (text, stars, email) values ($1, $2::int, $3) returning id',
      [text, more.stars ?? null, more.email ?? null],
    );
    return row!.id;
  };
  const tellSecret = (id: string, owner: string) =>
    database.query('insert into public.secrets (id, owner, text) values ($1::text::bigint, $2, $3)', [
      id,
      owner,
      'between us',
    ]);

  it.each(['1.0.0', '2.0.0'] as const)('reach two people in commit order over protocol %s', async (vsn) => {
    const both = await Promise.all(
      [NELLY, OTTO].map((person) => listenTo(gateway.client(person, vsn), { table: 'notes' })),
    );
    const texts = Array.from({ length: 20 }, (_, index) => `note ${index}`);
    for (const text of texts) await write(text);
    for (const { changes } of both) await vi.waitFor(() => expect(changes).toHaveLength(20), 20_000);
    await database.query("delete from public.notes where text = 'note 7'");
    for (const { changes } of both) {
      await vi.waitFor(() => expect(changes).toHaveLength(21), 20_000);
      const inserted = changes.filter(({ eventType }) => eventType === 'INSERT').map((change) => change.new);
      expect(inserted.map((row) => 'text' in row && row.text)).toEqual(texts);
      expect(changes.at(-1)?.eventType).toBe('DELETE');
    }
  });

  it('tell of an insert with the row, of an update with row and key, of a delete with the key only', async () => {
    const { changes } = await listenTo(gateway.client(NELLY), { table: 'notes' });
    const id = await write('hello', { stars: 3 });
    await vi.waitFor(() => expect(changes).toHaveLength(1), 20_000);
    expect(changes[0]).toMatchObject({
      eventType: 'INSERT',
      new: { id, text: 'hello', stars: 3 },
      errors: null,
    });
    await database.query('update public.notes set stars = 4 where id = $1', [id]);
    await vi.waitFor(() => expect(changes).toHaveLength(2), 20_000);
    expect(changes[1]).toMatchObject({ eventType: 'UPDATE', new: { id, text: 'hello', stars: 4 } });
    expect(changes[1]?.old).toEqual({ id });
    await database.query('delete from public.notes where id = $1', [id]);
    await vi.waitFor(() => expect(changes).toHaveLength(3), 20_000);
    expect(changes[2]).toMatchObject({ eventType: 'DELETE', new: {} });
    expect(changes[2]?.old).toEqual({ id });
  });

  it('never carry a column that the person may not select', async () => {
    const peer = await gateway.peer();
    await peer.join('notes', await tokenOf(NELLY), {
      postgres_changes: [{ event: '*', schema: 'public', table: 'notes' }],
    });
    const told = (type: string) => peer.until(({ payload }) => payload.data?.type === type);
    const id = await write('hello', { email: 'nelly@example.test' });
    await told('INSERT');
    await database.query("update public.notes set email = 'other@example.test' where id = $1", [id]);
    await told('UPDATE');
    await database.query('delete from public.notes where id = $1', [id]);
    await told('DELETE');
    expect(JSON.stringify(peer.heard)).not.toContain('example.test');
    expect(JSON.stringify(peer.heard)).not.toContain('"email"');
  });

  it('reach nobody who may not select, not even as a key', async () => {
    const everybody = await listenTo(gateway.client(NELLY), { table: 'notes' });
    const nobody = await gateway.peer();
    await nobody.join('notes', undefined, {
      postgres_changes: [{ event: '*', schema: 'public', table: '*' }],
    });
    const id = await write('hello');
    await database.query('delete from public.notes where id = $1', [id]);
    await tellSecret('1', NELLY);
    await database.query('delete from public.secrets where id = 1');
    await write('the end');
    await vi.waitFor(() => expect(everybody.changes.at(-1)?.new).toMatchObject({ text: 'the end' }), 20_000);
    await nobody.settle();
    expect(nobody.of('postgres_changes')).toEqual([]);
  });

  it('reach only those whom the policies let see the row', async () => {
    const nelly = await listenTo(gateway.client(NELLY), { table: 'secrets' });
    const otto = await listenTo(gateway.client(OTTO), { table: 'secrets' });
    await tellSecret('9007199254740993', NELLY);
    await tellSecret('12', OTTO);
    await vi.waitFor(() => expect(otto.changes).toHaveLength(1), 20_000);
    await vi.waitFor(() => expect(nelly.changes).toHaveLength(1), 20_000);
    expect(otto.changes[0]?.new).toMatchObject({ owner: OTTO });
    expect(nelly.changes[0]?.new).toMatchObject({ owner: NELLY });
    await database.query('delete from public.secrets');
  });

  it('keep the digits of a number that JavaScript cannot count', async () => {
    const peer = await gateway.peer();
    const texts: string[] = [];
    peer.ws.on('message', (data) => texts.push(data.toString()));
    await peer.join('secrets', await tokenOf(NELLY), {
      postgres_changes: [{ event: '*', schema: 'public', table: 'secrets' }],
    });
    await tellSecret('9007199254740993', NELLY);
    await peer.until(({ payload }) => payload.data?.type === 'INSERT');
    await database.query('delete from public.secrets');
    await peer.until(({ payload }) => payload.data?.type === 'DELETE');
    expect(texts.filter((text) => text.includes('9007199254740993'))).toHaveLength(2);
  });

  it('carry rows that are larger than a notification', async () => {
    const { changes } = await listenTo(gateway.client(NELLY), { table: 'notes' });
    const text = 'ghost '.repeat(20_000);
    await write(text);
    await vi.waitFor(() => expect(changes[0]?.new).toHaveProperty('text.length', text.length), 20_000);
  });

  it('pass a filter, and only the columns asked for', async () => {
    const many = await listenTo(gateway.client(NELLY), {
      table: 'notes',
      filter: 'stars=gte.3',
      select: ['id', 'stars'],
    });
    await write('few', { stars: 2 });
    await write('none');
    const id = await write('many', { stars: 10 });
    await vi.waitFor(() => expect(many.changes).toHaveLength(1), 20_000);
    expect(many.changes[0]?.new).toEqual({ id, stars: 10 });
  });

  it.each([
    ['a table that is not published', { table: 'hidden' }],
    ['a column that the person may not read', { table: 'notes', filter: 'email=eq.nelly@example.test' }],
    ['an operator that does not exist', { table: 'notes', filter: 'text=match.^(a+)+$' }],
  ])('are refused for %s', async (_case, wish) => {
    await expect(listenTo(gateway.client(NELLY), wish)).rejects.toThrow(
      'Unable to subscribe to changes with given parameters.',
    );
  });

  it('are not held up by a row that is gone again', async () => {
    const { changes } = await listenTo(gateway.client(NELLY), { table: 'notes' });
    await database.exec(
      "insert into public.notes (id, text) values ('99999999-9999-4999-8999-999999999999', 'gone'); delete from public.notes where text = 'gone'",
    );
    await write('here');
    await vi.waitFor(() => expect(changes.at(-1)?.new).toMatchObject({ text: 'here' }), 20_000);
    expect(changes.map(({ eventType }) => eventType)).toEqual(['DELETE', 'INSERT']);
  });

  it('tell listeners to start over when too many wait', async () => {
    const busy = await startGateway({ database, limits: { pendingChanges: 20 } });
    const peer = await busy.peer();
    await peer.join('notes', await tokenOf(NELLY), {
      postgres_changes: [{ event: '*', schema: 'public', table: 'notes' }],
    });
    await database.query("insert into public.notes (text) select 'flood' from generate_series(1, 100)");
    await peer.until(({ event }) => event === 'phx_error');
    await busy.close();
  });
});
