import { Button, EmptyState } from '@portal/ui';
import { memo } from 'react';
import type { RoomState } from '../room/roomState';
import type { RoomView } from '../room/roomView';
import { listKey, shownMessages } from '../room/shownMessages';
import { Frame, List, NewMessages, Older } from './listLook';
import { MessageArticle } from './MessageArticle';
import type { Viewer } from './permissions';
import { useListScroll } from './useListScroll';
import { WelcomeArticle } from './WelcomeArticle';

/** How near the start of the list older messages are fetched by themselves. */
const NEAR_START_PX = 160;

interface MessageListProps {
  room: RoomState;
  older: RoomView['older'];
  viewer: Viewer;
  onLoadOlder(): void;
  onReply(id: string): void;
  onDelete(id: string): void;
}

/** The conversation. Does not draw again while its reader types, hence the memo. */
export const MessageList = memo(function MessageList({
  room,
  older,
  viewer,
  onLoadOlder,
  onReply,
  onDelete,
}: MessageListProps) {
  const messages = shownMessages(room);
  const hasOlder = room.range?.reachedStart === false;
  const { list, hasNew, onScroll, toEnd } = useListScroll(messages.at(-1), viewer.userId);

  function scrolled() {
    onScroll();
    const isNearStart = (list.current?.scrollTop ?? 0) < NEAR_START_PX;
    if (isNearStart && hasOlder && older === 'idle') onLoadOlder();
  }

  return (
    <Frame>
      <List
        ref={list}
        role="log"
        aria-label="Messages"
        aria-busy={older === 'loading'}
        tabIndex={0}
        onScroll={scrolled}
      >
        <WelcomeArticle />
        {hasOlder && (
          <Older>
            {older === 'failed' && <p role="alert">Older messages could not be loaded.</p>}
            <Button variant="secondary" busy={older === 'loading'} onClick={onLoadOlder}>
              Load older
            </Button>
          </Older>
        )}
        {!hasOlder && messages.length === 0 && (
          <EmptyState title="It is quiet here">Nobody has written yet. Say hello.</EmptyState>
        )}
        {messages.map((message) => (
          <MessageArticle
            key={listKey(message)}
            message={message}
            viewer={viewer}
            onReply={onReply}
            onDelete={onDelete}
          />
        ))}
      </List>
      {hasNew && <NewMessages onClick={toEnd}>New messages</NewMessages>}
    </Frame>
  );
});
