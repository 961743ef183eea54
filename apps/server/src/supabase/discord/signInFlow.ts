import { randomUUID } from 'node:crypto';
import type { Database, Query } from '../../database/Database';

const FLOW_LIFETIME = "interval '5 minutes'";
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** One sign-in on its way: rows of GoTrue's own table, so that lite can redeem the code at the end. */
export interface SignInFlow {
  id: string;
  /** What the page exchanges for a session. */
  authCode: string;
  /** Where on the site the person wants to end up. */
  returnTo: string;
}

/** Begins a sign-in. @returns its state, which is good for one callback within five minutes. */
export async function beginFlow(
  database: Database,
  codeChallenge: string,
  returnTo: string,
): Promise<string> {
  const state = randomUUID();
  await database.query(
    `delete from auth.flow_state where id in (
       select id from auth.flow_state where created_at < now() - interval '1 day' limit 100 for update skip locked)`,
  );
  await database.query(
    `insert into auth.flow_state
       (id, auth_code, authentication_method, code_challenge, code_challenge_method, provider_type, referrer, email_optional)
     values ($1, $2, 'oauth', $3, 's256', 'discord', $4, true)`,
    [state, randomUUID(), codeChallenge, returnTo],
  );
  return state;
}

export type TakenFlow =
  | { status: 'taken'; flow: SignInFlow }
  | { status: 'used'; returnTo: string }
  | { status: 'expired'; returnTo: string }
  | { status: 'unknown' };

/** Takes a flow for the one callback that it is good for; of two callbacks at once, one gets it. */
export async function takeFlow(database: Database, state: string): Promise<TakenFlow> {
  if (!UUID.test(state)) return { status: 'unknown' };
  const [flow] = await database.query<SignInFlow>(
    `update auth.flow_state set auth_code_issued_at = now(), updated_at = now()
     where id = $1 and provider_type = 'discord' and auth_code_issued_at is null
       and created_at > now() - ${FLOW_LIFETIME}
     returning id, auth_code as "authCode", referrer as "returnTo"`,
    [state],
  );
  if (flow) return { status: 'taken', flow };
  const [late] = await database.query<{ used: boolean; returnTo: string }>(
    `select auth_code_issued_at is not null as used, referrer as "returnTo"
     from auth.flow_state where id = $1 and provider_type = 'discord'`,
    [state],
  );
  if (!late) return { status: 'unknown' };
  return { status: late.used ? 'used' : 'expired', returnTo: late.returnTo };
}

/** Says whose session the code is for; before that the code is worth nothing. */
export async function completeFlow(query: Query, flow: SignInFlow, userId: string): Promise<void> {
  await query(
    `update auth.flow_state set user_id = $1, provider_access_token = '', updated_at = now() where id = $2`,
    [userId, flow.id],
  );
}
