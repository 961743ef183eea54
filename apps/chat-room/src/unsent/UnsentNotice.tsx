import { Button, Cluster, Notice } from '@portal/ui';
import styled from 'styled-components';
import { refusalWords } from '../copy';
import type { UnsentMessage } from '../room/roomState';

interface UnsentNoticeProps {
  unsent: UnsentMessage;
  canSend: boolean;
  /** False while something else is being written, which an edit would overwrite. */
  canEdit: boolean;
  onResend(): void;
  onEdit(): void;
  onDiscard(): void;
}

/** A message that the room did not take: why, and its text to be sent again (CH-31). */
export function UnsentNotice({ unsent, canSend, canEdit, onResend, onEdit, onDiscard }: UnsentNoticeProps) {
  return (
    <Notice tone="warning" title="Your message was not sent">
      <p>{refusalWords(unsent.code)}</p>
      <Text dir="auto">{unsent.message.text}</Text>
      <Cluster gap={1}>
        <Button variant="secondary" disabled={!canSend} onClick={onResend}>
          Resend
        </Button>
        <Button variant="quiet" disabled={!canEdit} onClick={onEdit}>
          Edit
        </Button>
        <Button variant="quiet" onClick={onDiscard}>
          Discard
        </Button>
      </Cluster>
    </Notice>
  );
}

const Text = styled.p`
  max-height: 4.5em;
  overflow: hidden auto;
  overflow-wrap: anywhere;
  color: var(--color-ink-soft);
  unicode-bidi: isolate;
  white-space: pre-wrap;
`;
