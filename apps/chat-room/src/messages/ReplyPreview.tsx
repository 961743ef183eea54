import styled from 'styled-components';
import { MESSAGE_DELETED } from '../copy';
import type { ReplyTarget } from '../room/replyTargets';

/** The message that another one answers, in one line (CH-10), or that it is gone (CH-15). */
export function ReplyPreview({ target }: { target: ReplyTarget }) {
  if (target.status === 'none') return null;
  return (
    <Quote>
      {target.status === 'deleted' && <Gone>{MESSAGE_DELETED}</Gone>}
      {target.status === 'unknown' && <Gone>Looking for the message...</Gone>}
      {target.status === 'found' && (
        <>
          <Name>{target.message.username}</Name>
          <Excerpt dir="auto">{target.message.text}</Excerpt>
        </>
      )}
    </Quote>
  );
}

const Quote = styled.blockquote`
  display: flex;
  gap: var(--space-2);
  min-width: 0;
  padding: var(--space-1) var(--space-3);
  border-inline-start: 3px solid var(--color-lavender);
  border-radius: var(--radius-small);
  background: var(--color-sunken);
  color: var(--color-ink-soft);
  font-size: var(--text-small);
  line-height: var(--leading-snug);
`;

const Name = styled.bdi`
  flex: none;
  max-width: 40%;
  overflow: hidden;
  font-weight: var(--weight-strong);
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Excerpt = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  unicode-bidi: isolate;
  white-space: nowrap;
`;

const Gone = styled.em`
  color: var(--color-ink-faint);
`;
