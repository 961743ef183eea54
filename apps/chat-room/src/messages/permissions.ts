import type { ShownMessage } from '../room/shownMessages';

/** Who is looking at the list. The database decides again on each request (CH-13). */
export interface Viewer {
  userId: string;
  isModerator: boolean;
}

/** What has no id yet cannot be pointed to (TR-62). */
export const canReply = (message: ShownMessage): boolean => message.status === 'stored';

/** One's own; a moderator, any (CH-11, CH-12). */
export function canDelete(message: ShownMessage, viewer: Viewer): boolean {
  return message.status === 'stored' && (viewer.isModerator || message.user_id === viewer.userId);
}
