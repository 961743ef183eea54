import { randomBytes, randomUUID } from 'node:crypto';
import { compare, hash } from 'bcryptjs';
import type { Database } from '../../database/Database';

/** GoTrue's. */
const BCRYPT_COST = 10;
const GENERATED_PASSWORD_BYTES = 15;

export interface AdminAccount {
  email: string;
  /** The password, when it was generated just now. */
  generatedPassword?: string;
}

interface StoredAdmin {
  id: string;
  email: string | null;
  encrypted_password: string | null;
}

/**
 * Makes sure that there is exactly one admin account, under this address and, where one is given, this
 * password. A change of the password ends the admin's sessions.
 */
export async function ensureAdmin(
  database: Database,
  wanted: { email: string; password?: string },
): Promise<AdminAccount> {
  const email = wanted.email.toLowerCase();
  const [stored] = await database.query<StoredAdmin>(
    `select u.id, u.email, u.encrypted_password
     from auth.users u join public.staff s on s.user_id = u.id and s.role = 'admin'`,
  );
  const hasPassword = Boolean(stored?.encrypted_password);
  const generatedPassword =
    wanted.password || hasPassword ? undefined : randomBytes(GENERATED_PASSWORD_BYTES).toString('base64url');
  const password = wanted.password ?? generatedPassword;
  const isNewPassword =
    password !== undefined && !(await compare(password, stored?.encrypted_password ?? ''));
  if (stored?.email === email && !isNewPassword) return { email };

  const id = stored?.id ?? randomUUID();
  const passwordHash = isNewPassword ? await hash(password, BCRYPT_COST) : stored?.encrypted_password;
  const identity = { sub: id, email, email_verified: true, phone_verified: false };
  await database.transaction(async ({ query }) => {
    // The address signs the admin in, so nobody else's account may hold it; that account keeps its identity.
    await query(
      'update auth.users set email = null, email_confirmed_at = null where email = $1 and id <> $2',
      [email, id],
    );
    await query(
      `insert into auth.users (id, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
       values ($1, $2, $3, now(), '{"provider": "email", "providers": ["email"]}', $4::text::jsonb)
       on conflict (id) do update set email = excluded.email, encrypted_password = excluded.encrypted_password,
         raw_user_meta_data = excluded.raw_user_meta_data, updated_at = now()`,
      [id, email, passwordHash, JSON.stringify(identity)],
    );
    await query(
      `insert into auth.identities (id, provider, provider_id, user_id, identity_data)
       values ($1, 'email', $2::uuid::text, $2::uuid, $3::text::jsonb)
       on conflict (provider, provider_id) do update set identity_data = excluded.identity_data, updated_at = now()`,
      [randomUUID(), id, JSON.stringify(identity)],
    );
    if (isNewPassword) await query('delete from auth.sessions where user_id = $1', [id]);
    await query('select private.set_admin($1::uuid)', [id]);
  });
  return { email, generatedPassword };
}
