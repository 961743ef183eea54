import { expect, it } from 'vitest';
import { describeOnEachEngine } from './harness/describeOnEachEngine';
import { forbidden } from './harness/refusals';

/** Everything that a client may do to a table, by role; what is not here is refused. */
const GRANTED = [
  'anon select chat_settings (opens_at, closes_at, always_open)',
  'anon select profiles (id, username, avatar, banner, bio, verified, created_at)',
  'authenticated delete messages',
  'authenticated insert messages (client_id, text, reply_to)',
  'authenticated select chat_settings (opens_at, closes_at, always_open)',
  'authenticated select coins (user_id, amount, daily_count, last_updated, current_discount, current_discount_expires)',
  'authenticated select message_tombstones (message_id, seq, deleted_at)',
  'authenticated select messages (id, seq, client_id, user_id, username, avatar, verified, moderator, text, reply_to, created_at)',
  'authenticated select profiles (id, username, avatar, banner, bio, verified, created_at)',
  'authenticated select staff (user_id, role)',
];

const GRANTS = `
select concat_ws(' ', role, lower(verb), c.relname,
  case when by_column then (
    select '(' || string_agg(a.attname, ', ' order by a.attnum) || ')' from pg_attribute a
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and has_column_privilege(role, c.oid, a.attnum, verb)
  ) end) collate "C"
from pg_class c, unnest('{anon,authenticated}'::text[]) role,
  unnest('{SELECT,INSERT,UPDATE,DELETE,TRUNCATE,REFERENCES,TRIGGER}'::text[]) verb,
  lateral (select verb not in ('DELETE', 'TRUNCATE', 'TRIGGER')) kind (by_column)
where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind in ('r', 'p', 'v', 'm')
  and case when by_column then has_any_column_privilege(role, c.oid, verb)
    else has_table_privilege(role, c.oid, verb) end
order by 1`;

describeOnEachEngine('the whole schema', (stage) => {
  /** The first column of each row. */
  const list = async (sql: string) => {
    const rows = await stage().asOwner().query(sql);
    return rows.map((row) => Object.values(row)[0]);
  };
  const TABLES = `from pg_class c where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
    and c.relkind in ('r', 'p')`;
  const FUNCTIONS = `from pg_proc p where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`;

  it('has row level security on every table', async () => {
    await expect(list(`select c.relname ${TABLES}`)).resolves.toEqual(
      expect.arrayContaining(['profiles', 'messages', 'coins', 'staff', 'rate_limits']),
    );
    await expect(list(`select c.relname ${TABLES} and not c.relrowsecurity`)).resolves.toEqual([]);
  });

  it('names a client role and one verb in every policy', async () => {
    await expect(
      list(`select policyname from pg_policies where schemaname in ('public', 'private')
        and (cmd = 'ALL' or not roles <@ '{anon,authenticated}')`),
    ).resolves.toEqual([]);
  });

  it('has one policy per table, role and verb', async () => {
    await expect(
      list(`select tablename from pg_policies, unnest(roles) role where schemaname in ('public', 'private')
        group by tablename, role, cmd having count(*) > 1`),
    ).resolves.toEqual([]);
  });

  it('says in a policy’s name what is true: a sentence', async () => {
    const names = await list(`select policyname from pg_policies where schemaname = 'public'`);
    expect(names.length).toBeGreaterThan(5);
    for (const name of names) expect(name).toMatch(/^[A-Z][a-z]+( [a-z,]+){4,}$/);
  });

  it('grants clients exactly what is listed here', async () => {
    await expect(list(GRANTS)).resolves.toEqual(GRANTED);
  });

  it('lets visitors call no function, and people only these', async () => {
    const callable = (role: string) =>
      list(`select p.proname ${FUNCTIONS} and has_function_privilege('${role}', p.oid, 'execute')
        order by p.proname`);
    await expect(callable('anon')).resolves.toEqual([]);
    await expect(callable('authenticated')).resolves.toEqual([
      'claim_coin',
      'ensure_profile',
      'is_admin',
      'is_moderator',
      'my_wallet',
      'sync_profile',
    ]);
  });

  it('lets no client look into the private schema', async () => {
    await expect(
      list(`select role from unnest('{anon,authenticated,service_role}'::text[]) role
        where has_schema_privilege(role, 'private', 'usage') or has_schema_privilege(role, 'public', 'create')`),
    ).resolves.toEqual([]);
  });

  it('lets no client use a sequence', async () => {
    await expect(
      list(`select c.relname from pg_class c, unnest('{anon,authenticated}'::text[]) role
        where c.relkind = 'S' and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
          and has_sequence_privilege(role, c.oid, 'usage, select, update')`),
    ).resolves.toEqual([]);
  });

  it('shows no address in any table or view of the API', async () => {
    await expect(
      list(`select c.relname || '.' || a.attname from pg_class c join pg_attribute a on a.attrelid = c.oid,
          unnest('{anon,authenticated}'::text[]) role
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
          and a.attname ~ 'mail' and has_column_privilege(role, c.oid, a.attnum, 'select')`),
    ).resolves.toEqual([]);
  });

  it('searches no schema by chance: every function has an empty search_path', async () => {
    await expect(
      list(`select p.proname ${FUNCTIONS} and not coalesce(p.proconfig, '{}') @> array['search_path=""']`),
    ).resolves.toEqual([]);
  });

  it('runs as its owner only where these functions do', async () => {
    await expect(list(`select p.proname ${FUNCTIONS} and p.prosecdef order by p.proname`)).resolves.toEqual([
      'after_message_deleted',
      'before_message',
      'claim_coin',
      'consume_captcha',
      'ensure_profile',
      'is_admin',
      'is_moderator',
      'my_wallet',
      'sync_profile',
      'take_rate',
    ]);
  });

  it('grants nothing on what a later migration adds and says nothing about', async () => {
    const { newPerson, asOwner, asPerson, asAnonymous } = stage();
    await asOwner().query('create table public.later (id serial)');
    await asOwner().query('create function public.later() returns integer language sql as $$ select 1 $$');
    for (const actor of [asAnonymous(), asPerson(await newPerson())]) {
      await expect(actor.query('select * from public.later')).rejects.toMatchObject(forbidden);
      await expect(actor.query(`select nextval('public.later_id_seq')`)).rejects.toMatchObject(forbidden);
      await expect(actor.query('select public.later()')).rejects.toMatchObject(forbidden);
    }
  });
});
