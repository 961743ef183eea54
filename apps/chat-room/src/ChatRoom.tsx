import { portal, sessionText, useProfile } from '@portal/supabase';
import { ErrorState, LoadingState, Notice, Stack } from '@portal/ui';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { ConnectionLine } from './connection/ConnectionLine';
import { loadFailureWords } from './copy';
import { createDraft, DRAFT_KEY } from './draft/createDraft';
import { Frame } from './messages/listLook';
import { MessageList } from './messages/MessageList';
import { useRoom } from './room/useRoom';
import { WritingPlace } from './WritingPlace';

/** The room of one signed-in person. */
export function ChatRoom({ userId }: { userId: string }) {
  const { room, view } = useRoom();
  const profile = useProfile();
  const [draft] = useState(() => createDraft(sessionText, userId));
  const viewer = useMemo(() => ({ userId, isModerator: view.isModerator }), [userId, view.isModerator]);
  const reply = useCallback((id: string) => draft.set({ replyTo: id }), [draft]);

  useEffect(() => portal().onSignOut(() => sessionText.removeItem(DRAFT_KEY)), []);

  return (
    <Stack gap={3}>
      <ConnectionLine connection={view.connection} />
      {view.phase.status === 'ready' ? (
        <MessageList
          room={view.room}
          older={view.older}
          viewer={viewer}
          onLoadOlder={room.loadOlder}
          onReply={reply}
          onDelete={room.remove}
        />
      ) : (
        <Frame>
          {view.phase.status === 'loading' ? (
            <LoadingState>Fetching the messages...</LoadingState>
          ) : (
            <ErrorState title="The messages could not be loaded" onRetry={room.retry}>
              {loadFailureWords(view.phase.code)}
            </ErrorState>
          )}
        </Frame>
      )}
      {view.failedRemoval && (
        <Notice tone="error" title="The message was not deleted" onDismiss={room.forgetFailedRemoval}>
          It is back in the list. You can try again.
        </Notice>
      )}
      <WritingPlace room={room} view={view} profile={profile} draft={draft} />
    </Stack>
  );
}
