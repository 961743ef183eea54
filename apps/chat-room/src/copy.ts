import type { Connection } from './room/roomView';

/** CH-26. */
export const CHAT_CLOSED = 'You cannot send messages at this time';

/** CH-15, ER-07. */
export const MESSAGE_DELETED = 'This message has been deleted';

/** CH-04, OP-77. */
export const WELCOME =
  'Welcome to the chat room! Everyone here was new once. Be kind, listen first, and keep private things private.';

export const CONNECTION_WORDS = {
  connecting: 'Connecting...',
  live: 'Live',
  reconnecting: 'Connection lost. Reconnecting...',
  offline: 'You are offline. New messages will appear when you are back.',
} satisfies Record<Connection, string>;

const REFUSALS: Record<string, string> = {
  chat_closed: CHAT_CLOSED,
  PT429: 'That was a lot at once. Wait a moment, then send it again.',
  message_too_long: 'It is longer than 1000, with each line break counting 100.',
  message_blank: 'There is nothing in it that others could read.',
  no_profile: 'Your account has no profile yet.',
  network: 'There was no answer. Check your connection, then send it again.',
};

/** Why a message was not sent, by the code of the refusal. */
export function refusalWords(code: string): string {
  return REFUSALS[code] ?? 'The room did not take it. You can try again.';
}

/** Why the list could not be loaded. */
export function loadFailureWords(code: string): string {
  return code === 'network'
    ? 'There was no answer. Check your connection; the room also tries again by itself.'
    : 'The room did not answer as expected. It tries again by itself.';
}
