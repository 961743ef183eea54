import { brand } from '@portal/brand';
import { Badge, Skeleton } from '@portal/ui';
import { styled } from 'styled-components';
import { AnswerText } from '../answers/AnswerText';
import type { Phase } from '../conversation/conversationState';

/** The answer under way: what has come of it, and a skeleton for what has not (AI-05). */
export function Underway({ phase }: { phase: Extract<Phase, { status: 'generating' }> }) {
  const { text, builtIn, attempt } = phase;
  return (
    <Root aria-label={`${brand.name} is answering`} aria-busy="true">
      {builtIn && <Badge>Built-in companion</Badge>}
      {text && <AnswerText>{text}</AnswerText>}
      {attempt > 1 && !text && <Waiting>{brand.name} is busy right now. Trying again in a moment.</Waiting>}
      <Skeleton lines={text ? 1 : 3} width={text ? '8rem' : '100%'} height="0.9em" />
    </Root>
  );
}

const Root = styled.article`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  min-width: 0;
  max-width: 30rem;

  &:has(p) {
    max-width: none;
  }
`;

const Waiting = styled.p`
  color: var(--color-ink-soft);
`;
