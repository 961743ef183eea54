import { randomUUID } from 'node:crypto';

/** Somebody with an account; `asPerson` on the stage acts for them. */
export interface Person {
  id: string;
  email: string | null;
}

/** What the identity provider says of somebody. Everything may be left out. */
export interface Account {
  id?: string;
  /** Null: an account without an address. */
  email?: string | null;
  /** False: the address was never confirmed. */
  confirmed?: boolean;
  provider?: string;
  /** Discord's name, which GoTrue calls `full_name`. */
  username?: string;
  /** More, or other, fields of `identity_data`. */
  identity?: Record<string, unknown>;
}

/** The rows of `auth` that a sign-in leaves behind, as statements with their parameters. */
export function accountRows({
  id = randomUUID(),
  username = `person ${id.slice(0, 8)}`,
  email = `${id.slice(0, 8)}@people.test`,
  confirmed = true,
  provider = 'discord',
  identity = {},
}: Account) {
  const said = { sub: id, full_name: username, ...(email === null ? {} : { email }), ...identity };
  return {
    person: { id, email } satisfies Person,
    statements: [
      [
        `insert into auth.users (id, email, email_confirmed_at) values ($1, $2, case when $3 then now() end)`,
        [id, email, confirmed],
      ],
      [
        `insert into auth.identities (id, provider, provider_id, user_id, identity_data, last_sign_in_at)
         values (gen_random_uuid(), $1, $2::text, $2::text::uuid, $3::text::jsonb, now())`,
        [provider, id, JSON.stringify(said)],
      ],
    ] satisfies [string, unknown[]][],
  };
}
