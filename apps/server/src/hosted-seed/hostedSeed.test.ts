import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../database';
import { openTestBackend } from '../supabase/testing/openTestBackend';
import { hostedSeed } from './hostedSeed';
import { sqlLiteral } from './sqlLiteral';

const VARIABLES = {
  MODERATOR_EMAILS: "o'neil@example.com, mo@example.com",
  VERIFIED_EMAILS: 'vera@example.com',
  CHAT_OPEN_HOURS: '08:30-21:00',
};

describe('the seed of a hosted project', () => {
  let database: Database;
  beforeAll(async () => {
    database = (await openTestBackend(await openDatabase('memory'))).database;
  });
  afterAll(() => database.close());

  const seed = (env: Record<string, string> = {}) => database.query(hostedSeed(env));
  const rows = (sql: string) => database.query(sql);
  const staff = () => rows('select email, role, source from private.staff_emails order by email');
  const hours = () => rows('select opens_at::text, closes_at::text, always_open from public.chat_settings');
  const admins = () => rows("select user_id from public.staff where role = 'admin'");
  const newAccount = async (email: string, provider: string, confirmed = 'now()') => {
    const [account] = await rows(
      `insert into auth.users (id, email, email_confirmed_at)
       values (gen_random_uuid(), '${email}', ${confirmed}) returning id`,
    );
    await database.query(
      `insert into auth.identities (id, provider, provider_id, user_id, identity_data)
       values (gen_random_uuid(), $1, $2::uuid::text, $2::uuid, '{}')`,
      [provider, account?.id],
    );
    return account?.id;
  };

  it('writes what the embedded back end would write', async () => {
    await seed(VARIABLES);
    expect(await staff()).toEqual([
      { email: 'mo@example.com', role: 'moderator', source: 'env' },
      { email: "o'neil@example.com", role: 'moderator', source: 'env' },
      { email: 'vera@example.com', role: 'verified', source: 'env' },
    ]);
    expect(await hours()).toEqual([{ opens_at: '08:30:00', closes_at: '21:00:00', always_open: false }]);
    expect(await rows('select name from private.reserved_names order by name collate "C"')).toEqual([
      { name: 'Wisp' },
      { name: 'wisp' },
    ]);
    expect(await rows('select rate_factor from private.settings')).toEqual([{ rate_factor: 1 }]);
  });

  it('takes away what is gone from the lists, and leaves the hours when they are not given', async () => {
    await seed(VARIABLES);
    await seed();
    expect(await staff()).toEqual([]);
    expect(await hours()).toMatchObject([{ opens_at: '08:30:00', always_open: false }]);
  });

  it('opens the room for good', async () => {
    await seed({ CHAT_OPEN_HOURS: 'always' });
    expect(await hours()).toMatchObject([{ always_open: true }]);
  });

  it('makes an account that only its password opens the one admin', async () => {
    const account = await newAccount('keeper@example.com', 'email');
    await seed({ ADMIN_EMAIL: 'Keeper@Example.com' });
    expect(await admins()).toEqual([{ user_id: account }]);
  });

  it.each([
    ['nobody has', 'create it in the project first', async () => {}],
    [
      'nobody has confirmed',
      'create it in the project first',
      (email: string) => newAccount(email, 'email', 'null'),
    ],
    ['a Discord account has', 'take one of its own', (email: string) => newAccount(email, 'discord')],
  ])('writes nothing for an address that %s', async (kind, reason, arrange) => {
    const email = `${kind.replaceAll(' ', '-').toLowerCase()}@example.com`;
    await arrange(email);
    const before = [await admins(), await staff()];
    const run = seed({ ...VARIABLES, ADMIN_EMAIL: email });
    await expect(run).rejects.toThrow(reason);
    expect([await admins(), await staff()]).toEqual(before);
  });
});

it('refuses a wrong value in the words of the portal', () => {
  expect(() => hostedSeed({ MODERATOR_EMAILS: 'mo' })).toThrow(
    'MODERATOR_EMAILS=mo is not allowed: e-mail addresses separated by commas',
  );
  expect(() => hostedSeed({ CHAT_OPEN_HOURS: 'sometimes' })).toThrow(
    'CHAT_OPEN_HOURS=sometimes is not allowed',
  );
});

it('keeps quotes inside their text', () => {
  expect(sqlLiteral(["'; drop table x; --", 'a'])).toBe("array['''; drop table x; --', 'a']");
});
