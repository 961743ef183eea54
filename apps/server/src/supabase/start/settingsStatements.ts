import { brand } from '@portal/brand';
import type { BackendOptions } from '../Backend';

export type Settings = Pick<
  BackendOptions,
  'reservedNames' | 'moderatorEmails' | 'verifiedEmails' | 'chatHours' | 'rateFactor'
>;

export type Statement = readonly [sql: string, parameters: readonly (string | number | readonly string[])[]];

/** The names of the official profile, in every spelling that the database folds together. */
export const RESERVED_NAMES: readonly string[] = [brand.name, brand.slug];

/** What writes the decisions of brand and environment to where the database's rules read them. */
export function settingsStatements(settings: Settings): Statement[] {
  const { reservedNames, moderatorEmails, verifiedEmails, chatHours, rateFactor } = settings;
  const statements: Statement[] = [
    ['select private.set_reserved_names($1::text[])', [reservedNames]],
    ["select private.sync_staff_emails('moderator', $1::text[])", [moderatorEmails]],
    ["select private.sync_staff_emails('verified', $1::text[])", [verifiedEmails]],
    ['update private.settings set rate_factor = $1::int', [rateFactor]],
  ];
  if (chatHours === 'always') {
    statements.push(['update public.chat_settings set always_open = true', []]);
  } else if (chatHours) {
    statements.push([
      `update public.chat_settings
       set always_open = false, opens_at = $1::text::time, closes_at = $2::text::time`,
      [chatHours.opensAt, chatHours.closesAt],
    ]);
  }
  return statements;
}
