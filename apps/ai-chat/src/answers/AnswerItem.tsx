import { brand } from '@portal/brand';
import { Badge, Cluster, CopyButton, TextLink } from '@portal/ui';
import { memo } from 'react';
import { styled } from 'styled-components';
import type { Answer } from '../conversation/entry';
import { AnswerText } from './AnswerText';

const NOTES = {
  stopped: 'You stopped this answer.',
  broken: 'This answer broke off.',
  error: null,
};

/** One answer with what can be done with it. */
export const AnswerItem = memo(function AnswerItem({ answer }: { answer: Answer }) {
  const { text, note, builtIn } = answer;
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
      </Actions>
    </Root>
  );
});

const Root = styled.article`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  min-width: 0;
`;

const Aside = styled.p`
  color: var(--color-ink-faint);
  font-size: var(--text-small);
`;

const Actions = styled(Cluster)`
  margin-inline-start: -1.2em;

  button {
    font-size: var(--text-small);
  }
`;
