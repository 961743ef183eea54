import { readChatHours } from '../config/embeddedBackend';
import { readEmail, readEmails } from '../config/values';
import { readVariables } from '../config/variables';
import { RESERVED_NAMES, type Statement, settingsStatements } from '../supabase/start/settingsStatements';
import { sqlLiteral, writeOut } from './sqlLiteral';

/** Discord accounts of the same address would be let into it, so an account that has one is no admin's. */
const MAKE_ADMIN = `
  if admin_email is not null then
    select u.id into account from auth.users u
    where lower(u.email) = admin_email and u.email_confirmed_at is not null;
    if account is null then
      raise exception 'ADMIN_EMAIL: no account with this confirmed address: create it in the project first';
    end if;
    if exists (select from auth.identities i where i.user_id = account and i.provider <> 'email') then
      raise exception 'ADMIN_EMAIL: this account can be entered without its password: take one of its own';
    end if;
    perform private.set_admin(account);
  end if;`;

/**
 * The SQL that gives a hosted project what the embedded back end writes at every start: reserved names, people
 * with roles, hours of the chat room. Running it again with other variables replaces what it wrote. It is one
 * statement: the Supabase CLI sends no more at once, and all of it or nothing happens.
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
  return `do $seed$
declare
  admin_email text := ${admin ? sqlLiteral(admin) : 'null'};
  account uuid;
begin
  ${statements.map(writeOut).join('\n  ')}
${MAKE_ADMIN}
end
$seed$;
`;
}
