import type { Database } from '../../database/Database';
import type { BackendOptions } from '../Backend';

export type Settings = Pick<
  BackendOptions,
  'reservedNames' | 'moderatorEmails' | 'verifiedEmails' | 'chatHours' | 'rateFactor'
>;

/** Writes what brand and environment decide to where the database's rules read it. */
export async function writeSettings(database: Database, settings: Settings): Promise<void> {
  const { reservedNames, moderatorEmails, verifiedEmails, chatHours, rateFactor } = settings;
  await database.query('select private.set_reserved_names($1::text[])', [reservedNames]);
  await database.query("select private.sync_staff_emails('moderator', $1::text[])", [moderatorEmails]);
  await database.query("select private.sync_staff_emails('verified', $1::text[])", [verifiedEmails]);
  await database.query('update private.settings set rate_factor = $1::int', [rateFactor]);
  if (chatHours === 'always') {
    await database.query('update public.chat_settings set always_open = true');
  } else if (chatHours) {
    await database.query(
      `update public.chat_settings
       set always_open = false, opens_at = $1::text::time, closes_at = $2::text::time`,
      [chatHours.opensAt, chatHours.closesAt],
    );
  }
}
