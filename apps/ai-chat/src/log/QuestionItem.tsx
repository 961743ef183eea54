import { memo } from 'react';
import { styled } from 'styled-components';

/** One question, as it was typed. */
export const QuestionItem = memo(function QuestionItem({ text }: { text: string }) {
  return <Root aria-label="You asked">{text}</Root>;
});

const Root = styled.article`
  align-self: flex-end;
  width: fit-content;
  max-width: min(85%, 34rem);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-large) var(--radius-large) var(--radius-small) var(--radius-large);
  background: var(--color-lavender-deep);
  line-height: 1.5;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
