import { brand } from '@portal/brand';
import { Badge, Button, Cluster, CopyButton, TextLink } from '@portal/ui';
import { memo } from 'react';
import { styled } from 'styled-components';
import type { Answer } from '../conversation/entry';
import { shareAnswer } from '../sharing/shareAnswer';
import { AnswerText } from './AnswerText';

const NOTES = {
  stopped: 'You stopped this answer.',
  broken: 'This answer broke off.',
  error: null,
};

interface Props {
  answer: Answer;
  isReading?: boolean;
  /** Absent where the browser has no voice (OP-155). */
  onRead?(id: string, text: string): void;
}

/** One answer with what can be done with it. */
export const AnswerItem = memo(function AnswerItem({ answer, isReading = false, onRead }: Props) {
  const { id, text, note, builtIn } = answer;
  return (
    <Root aria-label={`${brand.name} answered`}>
      {builtIn && <Badge>Built-in companion</Badge>}
      <AnswerText>{text}</AnswerText>
      {note && NOTES[note] && <Aside>{NOTES[note]}</Aside>}
      {note === 'error' && (
        <Aside>
          Not safe right now? <TextLink to="/safety">Find people who can help</TextLink>
        </Aside>
      )}
      <Actions gap={1}>
        <CopyButton text={text} variant="quiet">
          Copy
        </CopyButton>
        {onRead && (
          <Button variant="quiet" aria-pressed={isReading} onClick={() => onRead(id, text)}>
            Read aloud
          </Button>
        )}
        <Button variant="quiet" onClick={() => void shareAnswer(text)}>
          Share
        </Button>
      </Actions>
    </Root>
  );
});

const Root = styled.article`
  display: flex;
  flex-direction: column;
  gap: var(--space-1);
  min-width: 0;
`;

const Aside = styled.p`
  color: var(--color-ink-faint);
  font-size: var(--text-small);
`;

const Actions = styled(Cluster)`
  margin-inline-start: -0.75em;

  button {
    padding-inline: 0.75em;
    font-size: var(--text-small);
  }

  button[aria-pressed='true'] {
    background: var(--color-lavender-deep);
  }
`;
