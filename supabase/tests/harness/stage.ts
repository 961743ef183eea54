import { type Account, accountRows, type Person } from './people';
import type { Row, Session } from './session';

/** Somebody who sends statements; a refused one rejects with PostgreSQL's `code`, and the others go on. */
export interface Actor {
  query<T = Row>(sql: string, parameters?: unknown[]): Promise<T[]>;
  /** Calls a function of `public` that takes no values. */
  call<T = Row>(name: string): Promise<T>;
}

type Claims = { role: string; sub?: string; email?: string | null };

/**
 * Where a test plays: one session inside a transaction that is rolled back afterwards.
 * Actors speak as PostgREST lets them: a role, and claims in `request.jwt.claims`.
 */
export class Stage {
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
  }

  begin = () => this.#session.exec('begin');
  rollback = () => this.#session.exec('rollback');

  /** The owner of the database: arranges, and sees everything. */
  asOwner = () => this.#actor(undefined);
  asAnonymous = () => this.#actor({ role: 'anon' });
  asPerson = (person: Person) => this.#actor({ role: 'authenticated', sub: person.id, email: person.email });
  asService = () => this.#actor({ role: 'service_role' });

  /** An account that has signed in but never opened a page. */
  newAccount = async (account: Account = {}): Promise<Person> => {
    const { person, statements } = accountRows(account);
    for (const [sql, parameters] of statements) await this.#session.query(sql, parameters);
    return person;
  };

  /** Somebody with a profile. */
  newPerson = async (account: Account = {}): Promise<Person> => {
    const person = await this.newAccount(account);
    await this.asPerson(person).call('ensure_profile');
    return person;
  };

  newModerator = async (account: Account = {}): Promise<Person> => {
    const person = await this.newPerson(account);
    await this.#session.query(`insert into public.staff (user_id, role) values ($1, 'moderator')`, [
      person.id,
    ]);
    return person;
  };

  newAdmin = async (
    account: Account = { email: 'admin@portal.test', provider: 'email' },
  ): Promise<Person> => {
    const person = await this.newAccount(account);
    await this.#session.query('select private.set_admin($1)', [person.id]);
    return person;
  };

  /** The provider says something else of a person at their next sign-in; their address becomes that of the account. */
  signsInAgain = async (person: Person, said: Record<string, unknown>): Promise<void> => {
    await this.#session.query(`update auth.users set email = coalesce($2, email) where id = $1`, [
      person.id,
      said.email ?? null,
    ]);
    await this.#session.query(
      `update auth.identities set identity_data = identity_data || $2::text::jsonb where user_id = $1`,
      [person.id, JSON.stringify(said)],
    );
  };

  /** Stops the database's clock at a moment, until the test ends. */
  clockAt = async (moment: string): Promise<void> => {
    await this.#session.exec(`create or replace function private.now() returns timestamptz
      language sql volatile set search_path = '' as $$ select timestamptz '${moment}' $$`);
  };

  #actor(claims: Claims | undefined): Actor {
    const query = async <T>(sql: string, parameters: unknown[] = []): Promise<T[]> => {
      await this.#session.exec('savepoint act');
      try {
        if (claims) await this.#become(claims);
        const rows = await this.#session.query<T>(sql, parameters);
        if (claims) await this.#become({ role: 'none' });
        await this.#session.exec('release savepoint act');
        return rows;
      } catch (error) {
        await this.#session.exec('rollback to savepoint act; release savepoint act');
        throw error;
      }
    };
    const call = async <T>(name: string): Promise<T> => {
      const [row] = await query<{ answer: T }>(
        `select to_jsonb(answer) as answer from public.${name}() answer`,
      );
      if (!row) throw new Error(`${name}() answered nothing`);
      return row.answer;
    };
    return { query, call };
  }

  async #become(claims: Claims): Promise<void> {
    await this.#session.query(
      `select set_config('request.jwt.claims', $1, true), set_config('role', $2, true)`,
      [claims.role === 'none' ? '' : JSON.stringify(claims), claims.role],
    );
  }
}
