import type { ProfileState } from '@portal/supabase';
import { Notice, Stack } from '@portal/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { ClosedNotice } from './composer/ClosedNotice';
import { Composer } from './composer/Composer';
import { ReplyBanner } from './composer/ReplyBanner';
import type { DraftStore } from './draft/createDraft';
import { useChatHours } from './hours/useChatHours';
import { composeMessage } from './room/composeMessage';
import type { Room } from './room/createRoom';
import { replyTarget } from './room/replyTargets';
import type { RoomView } from './room/roomView';
import { UnsentNotice } from './unsent/UnsentNotice';

interface WritingPlaceProps {
  room: Room;
  view: RoomView;
  profile: ProfileState;
  draft: DraftStore;
}

/** Below the list: what was not sent, what is being answered, and the field or the reason why there is none. */
export function WritingPlace({ room, view, profile, draft }: WritingPlaceProps) {
  const replyTo = useSyncExternalStore(draft.subscribe, () => draft.get().replyTo);
  const isFieldEmpty = useSyncExternalStore(draft.subscribe, () => draft.get().text === '');
  const { isOpen, check } = useChatHours(view.hours);
  const isReady = view.hours !== null && profile.status === 'ready';

  useEffect(() => {
    if (replyTo !== null) room.lookUp(replyTo);
  }, [room, replyTo]);

  function send(text: string): boolean {
    if (!check() || profile.status !== 'ready') return false;
    void room.send(composeMessage({ text, replyTo }, profile.profile));
    return true;
  }

  return (
    <Stack gap={3}>
      {view.room.unsent.map((unsent) => (
        <UnsentNotice
          key={unsent.message.client_id}
          unsent={unsent}
          canSend={isOpen && isReady}
          canEdit={isFieldEmpty}
          onResend={() => check() && void room.send(unsent.message)}
          onEdit={() => {
            draft.set({ text: unsent.message.text, replyTo: unsent.message.reply_to });
            room.discard(unsent.message.client_id);
          }}
          onDiscard={() => room.discard(unsent.message.client_id)}
        />
      ))}
      {replyTo !== null && (
        <ReplyBanner target={replyTarget(view.room, replyTo)} onCancel={() => draft.set({ replyTo: null })} />
      )}
      {view.hours && !isOpen && <ClosedNotice hours={view.hours} />}
      {isOpen && profile.status === 'none' && (
        <Notice>This account has no profile, so it can read here but not write.</Notice>
      )}
      {isOpen && profile.status !== 'none' && <Composer draft={draft} isReady={isReady} onSend={send} />}
    </Stack>
  );
}
