import { randomUUID } from 'node:crypto';
import type { Query } from '../../database/Database';
import type { DiscordAccount, DiscordProvider } from './DiscordProvider';
import { identityData } from './identityData';

/** The person may not come in: a moderator has banned them. */
export class PersonBanned extends Error {}

/**
 * Writes the rows that GoTrue writes when somebody comes back from Discord. Accounts are told apart by their
 * id alone: one with an address that somebody else here has, verified or not, is another person without it.
 * Must run in a transaction.
 * @returns the person's id here.
 * @throws {PersonBanned}
 */
export async function savePerson(
  query: Query,
  account: DiscordAccount,
  { issuer, updatesEmail }: Pick<DiscordProvider, 'issuer' | 'updatesEmail'>,
): Promise<string> {
  const data = JSON.stringify(identityData(account, issuer));
  const email = account.isEmailVerified ? account.email : null;
  // Two first sign-ins of one account, or with one address, go one after the other.
  for (const key of [account.id, email ?? '']) {
    await query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
  }
  const [known] = await query<{ user_id: string }>(
    `update auth.identities set identity_data = $1::text::jsonb, last_sign_in_at = now(), updated_at = now()
     where provider = 'discord' and provider_id = $2 returning user_id`,
    [data, account.id],
  );
  const userId = known?.user_id ?? (await createPerson(query, account.id, data));
  if (email && (updatesEmail || !known)) await giveEmail(query, userId, email);

  const [person] = await query<{ banned: boolean }>(
    `update auth.users set raw_user_meta_data = $1::text::jsonb, updated_at = now() where id = $2
     returning coalesce(banned_until > now(), false) as banned`,
    [data, userId],
  );
  if (person?.banned) throw new PersonBanned('User is banned');
  return userId;
}

async function createPerson(query: Query, accountId: string, data: string): Promise<string> {
  const userId = randomUUID();
  await query(
    `insert into auth.users (id, raw_app_meta_data) values ($1, '{"provider": "discord", "providers": ["discord"]}')`,
    [userId],
  );
  await query(
    `insert into auth.identities (id, provider, provider_id, user_id, identity_data, last_sign_in_at)
     values ($1, 'discord', $2, $3, $4::text::jsonb, now())`,
    [randomUUID(), accountId, userId, data],
  );
  return userId;
}

async function giveEmail(query: Query, userId: string, email: string): Promise<void> {
  await query(
    `update auth.users set email = $1, email_confirmed_at = now()
     where id = $2 and not exists (select from auth.users other where other.email = $1 and other.id <> $2)`,
    [email, userId],
  );
}
