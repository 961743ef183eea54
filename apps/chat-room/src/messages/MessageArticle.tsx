import { portal, shownAvatar } from '@portal/supabase';
import { Avatar } from '@portal/ui';
import { messageKey, type ShownMessage } from '../room/shownMessages';
import { AuthorLine } from './AuthorLine';
import { MessageText } from './MessageText';
import { Actions, Content, PlainButton, Row } from './messageLook';
import { exactTime, messageTime } from './messageTime';
import { canDelete, canReply, type Viewer } from './permissions';
import { ReplyPreview } from './ReplyPreview';

interface MessageArticleProps {
  message: ShownMessage;
  viewer: Viewer;
  onReply(id: string): void;
  onDelete(id: string): void;
}

/** One message (CH-03) with what the viewer may do about it. */
export function MessageArticle({ message, viewer, onReply, onDelete }: MessageArticleProps) {
  const { username, avatar, created_at } = message;
  const isOwn = message.user_id === viewer.userId;
  const isPending = message.status === 'pending';
  return (
    <Row aria-label={`Message from ${username}`} aria-busy={isPending} $isOwn={isOwn} $isPending={isPending}>
      <Avatar src={shownAvatar(avatar, portal().config)} name={username} />
      <Content>
        <AuthorLine username={username} verified={message.verified} moderator={message.moderator}>
          {isPending ? (
            <span>Sending...</span>
          ) : (
            <time dateTime={created_at} title={exactTime(created_at)}>
              {messageTime(created_at, Date.now())}
            </time>
          )}
        </AuthorLine>
        <ReplyPreview target={message.target} />
        <MessageText text={message.text} />
        <Actions>
          {canReply(message) && <PlainButton onClick={() => onReply(messageKey(message))}>Reply</PlainButton>}
          {canDelete(message, viewer) && (
            <PlainButton onClick={() => onDelete(messageKey(message))}>Delete</PlainButton>
          )}
        </Actions>
      </Content>
    </Row>
  );
}
