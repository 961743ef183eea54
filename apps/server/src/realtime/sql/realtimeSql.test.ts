import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../database/Database';
import { describeEachDatabase } from '../../database/describeEachDatabase';
import { prepareDatabase } from '../testing/prepareDatabase';
import { REALTIME_SQL } from './realtimeSql';

describeEachDatabase('the SQL of the gateway', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await prepareDatabase(open());
  });
  afterAll(() => database.close());

  const triggers = async () => {
    const rows = await database.query<{ name: string; definition: string }>(
      `select c.relname as name, pg_get_triggerdef(g.oid) as definition from pg_trigger g
       join pg_class c on c.oid = g.tgrelid where g.tgname = 'realtime_emit_change' order by 1`,
    );
    return new Map(rows.map(({ name, definition }) => [name, definition]));
  };
  const asRole = (role: string, statement: string) =>
    database.transaction(async ({ exec, query }) => {
      await exec(`set local role ${role}`);
      return query(statement);
    });

  beforeEach(() => database.exec(REALTIME_SQL));

  it('may run again and again', async () => {
    const before = await triggers();
    await database.exec(REALTIME_SQL);
    expect(await triggers()).toEqual(before);
    expect([...before.keys()]).toEqual(['notes', 'secrets']);
  });

  it('follows tables into the publication and out of it', async () => {
    await database.exec(`
      create table public."Odd name" ("first key" int, "second key" text, primary key ("first key", "second key"));
      create table public.keyless (text text);
      alter publication supabase_realtime add table public."Odd name", public.keyless;
      alter publication supabase_realtime drop table public.secrets;
    `);
    await database.exec(REALTIME_SQL);
    expect([...(await triggers()).keys()]).toEqual(['Odd name', 'notes']);
    expect((await triggers()).get('Odd name')).toContain("emit_change('first key', 'second key')");
    await database.exec(`
      drop table public."Odd name", public.keyless;
      alter publication supabase_realtime add table public.secrets;
    `);
  });

  it('announces only what the publication publishes', async () => {
    await database.exec("alter publication supabase_realtime set (publish = 'insert, delete')");
    await database.exec(REALTIME_SQL);
    expect((await triggers()).get('notes')).toContain('AFTER INSERT OR DELETE ON public.notes');
    await database.exec("alter publication supabase_realtime set (publish = 'insert, update, delete')");
  });

  it('never makes a write fail for the sake of its announcement', async () => {
    await database.exec(`
      create table public.words (word text primary key);
      alter publication supabase_realtime add table public.words;
    `);
    await database.exec(REALTIME_SQL);
    await database.query('insert into public.words values (repeat(chr(1), 2600))');
    expect(await database.query('select count(*)::int as n from public.words')).toEqual([{ n: 1 }]);
    await database.exec('drop table public.words');
  });

  it('gives realtime.messages the columns of a hosted project', async () => {
    const columns = await database.query<{ name: string; type: string }>(
      `select attname::text as name, format_type(atttypid, null) as type from pg_attribute
       where attrelid = 'realtime.messages'::regclass and attnum > 0`,
    );
    expect(Object.fromEntries(columns.map(({ name, type }) => [name, type]))).toEqual({
      topic: 'text',
      extension: 'text',
      payload: 'jsonb',
      event: 'text',
      private: 'boolean',
      updated_at: 'timestamp without time zone',
      inserted_at: 'timestamp without time zone',
      id: 'uuid',
    });
  });

  it.each(['anon', 'authenticated'])(
    'lets %s see and write no message that no policy allows',
    async (role) => {
      await database.query("insert into realtime.messages (topic, extension) values ('other', 'broadcast')");
      expect(await asRole(role, 'select * from realtime.messages')).toEqual([]);
      await expect(
        asRole(role, "insert into realtime.messages (topic, extension) values ('other', 'broadcast')"),
      ).rejects.toMatchObject({ code: '42501' });
      await database.exec('truncate realtime.messages');
    },
  );

  it.each([["become('{}', null)"], ["authorize('room', '{}')"], ["read_row('{}', '{}', '[]')"]])(
    'keeps %s for itself',
    async (call) => {
      for (const role of ['anon', 'authenticated']) {
        await expect(asRole(role, `select realtime.${call}`)).rejects.toMatchObject({ code: '42501' });
      }
    },
  );

  it('leaves the session what it was', async () => {
    const claims = JSON.stringify({ role: 'authenticated', sub: '11111111-1111-4111-8111-111111111111' });
    const whoAmI = 'select current_user::text as who, auth.uid() as uid, realtime.topic() as topic';
    const before = await database.query(whoAmI);
    await database.query("select realtime.authorize('room', $1::text::jsonb)", [claims]);
    await database.query(
      `select realtime.read_row('{"schema":"public","table":"notes","columns":["id"],"keys":["id"]}',
       '{"id":"11111111-1111-4111-8111-111111111111"}', jsonb_build_array($1::text::jsonb))`,
      [claims],
    );
    expect(await database.query(whoAmI)).toEqual(before);
  });
});
