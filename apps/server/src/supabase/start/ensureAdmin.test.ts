import { compare } from 'bcryptjs';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../database/Database';
import { openDatabase } from '../../database/openDatabase';
import { preparePlatform } from '../platform/preparePlatform';
import { ensureAdmin } from './ensureAdmin';

const STAFF_SQL = `
create schema private;
create table public.staff (user_id uuid references auth.users, role text, primary key (user_id, role));
create function private.set_admin(user_id uuid) returns void language sql as $$
  delete from public.staff s where s.role = 'admin' and s.user_id <> set_admin.user_id;
  insert into public.staff values (set_admin.user_id, 'admin') on conflict do nothing;
$$;
`;

let database: Database;
beforeAll(async () => {
  database = await openDatabase('memory');
  await preparePlatform(database);
  await database.exec(STAFF_SQL);
});
afterAll(() => database?.close());
beforeEach(() => database.exec('truncate auth.users cascade'));

interface Row {
  id: string;
  email: string;
  encrypted_password: string;
}
const admins = () =>
  database.query<Row>(
    `select u.id, u.email, u.encrypted_password from auth.users u join public.staff s on s.user_id = u.id`,
  );

it('generates a password once and tells it once', async () => {
  const { generatedPassword } = await ensureAdmin(database, { email: 'admin@localhost' });
  expect(generatedPassword).toMatch(/^[\w-]{20}$/);
  const [admin] = await admins();
  expect(await compare(generatedPassword ?? '', admin?.encrypted_password ?? '')).toBe(true);

  expect(await ensureAdmin(database, { email: 'admin@localhost' })).toEqual({ email: 'admin@localhost' });
  expect(await admins()).toEqual([admin]);
});

it('takes a changed password and ends the sessions of the old one', async () => {
  await ensureAdmin(database, { email: 'admin@localhost', password: 'first password' });
  const [before] = await admins();
  const session = `insert into auth.sessions (id, user_id) values (gen_random_uuid(), $1)`;
  await database.query(session, [before?.id]);

  await ensureAdmin(database, { email: 'admin@localhost', password: 'first password' });
  expect(await database.query('select id from auth.sessions')).toHaveLength(1);

  await ensureAdmin(database, { email: 'admin@localhost', password: 'second password' });
  const [after] = await admins();
  expect(after?.id).toBe(before?.id);
  expect(await compare('second password', after?.encrypted_password ?? '')).toBe(true);
  expect(await database.query('select id from auth.sessions')).toEqual([]);
});

it('moves the account to another address, and takes it from whoever holds it', async () => {
  await database.exec(`insert into auth.users (id, email, email_confirmed_at) values
    ('7a1d3c55-0000-4000-8000-000000000001', 'boss@example.test', now())`);
  await ensureAdmin(database, { email: 'admin@localhost', password: 'a password' });
  const [before] = await admins();
  expect(await ensureAdmin(database, { email: 'Boss@Example.test' })).toEqual({ email: 'boss@example.test' });
  expect(await admins()).toEqual([{ ...before, email: 'boss@example.test' }]);
  expect(
    await database.query(`select id from auth.users where email is null and email_confirmed_at is null`),
  ).toEqual([{ id: '7a1d3c55-0000-4000-8000-000000000001' }]);
  expect(await database.query(`select identity_data ->> 'email' as email from auth.identities`)).toEqual([
    { email: 'boss@example.test' },
  ]);
});
