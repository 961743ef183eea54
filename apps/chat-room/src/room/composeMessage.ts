import type { Profile } from '@portal/supabase';
import { newClientId } from './clientId';
import type { PendingMessage } from './roomState';

/** An own message as it is shown until the database has said who it is from and when (OP-81). */
export function composeMessage(
  { text, replyTo }: { text: string; replyTo: string | null },
  { id, username, avatar, verified }: Profile,
  { now = Date.now(), client_id = newClientId() }: { now?: number; client_id?: string } = {},
): PendingMessage {
  return {
    tempId: `temp-${client_id}`,
    client_id,
    user_id: id,
    username,
    avatar,
    verified,
    moderator: false,
    text,
    reply_to: replyTo,
    created_at: new Date(now).toISOString(),
  };
}
