import { readChatHours } from '../config/embeddedBackend';
import { readEmail, readEmails } from '../config/values';
import { readVariables } from '../config/variables';
import { RESERVED_NAMES, type Statement, settingsStatements } from '../supabase/start/settingsStatements';
import { sqlLiteral, writeOut } from './sqlLiteral';

/** Discord accounts of the same address would be let into it, so an account that has one is no admin's. */
function makeAdmin(email: string): string {
  const account = sqlLiteral(email);
  return `do $seed$
declare
  account uuid := (
    select u.id from auth.users u where lower(u.email) = ${account} and u.email_confirmed_at is not null
  );
begin
  if account is null then
    raise exception 'ADMIN_EMAIL: no account with this confirmed address: create it in the project first';
  end if;
  if exists (select from auth.identities i where i.user_id = account and i.provider <> 'email') then
    raise exception 'ADMIN_EMAIL: this account can be entered without its password: take one of its own';
  end if;
  perform private.set_admin(account);
end
$seed$;`;
}

/**
 * The SQL that gives a hosted project what the embedded back end writes at every start: reserved names, people
 * with roles, hours of the chat room. Running it again with other variables replaces what it wrote.
 * @throws {StartRefused} for a variable with a wrong value, as the portal does.
 */
export function hostedSeed(env: Record<string, string | undefined>): string {
  const variables = readVariables(env);
  const admin = readEmail(variables, 'ADMIN_EMAIL');
  const statements: Statement[] = settingsStatements({
    reservedNames: RESERVED_NAMES,
    moderatorEmails: readEmails(variables, 'MODERATOR_EMAILS'),
    verifiedEmails: readEmails(variables, 'VERIFIED_EMAILS'),
    chatHours: readChatHours(variables),
    rateFactor: 1,
  });
  const lines = ['begin;', ...statements.map(writeOut), ...(admin ? [makeAdmin(admin)] : []), 'commit;'];
  return `${lines.join('\n')}\n`;
}
