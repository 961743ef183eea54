import { media } from '@portal/brand';
import { Button } from '@portal/ui';
import styled from 'styled-components';

/** As high in every state, so that nothing jumps when the messages come. */
export const Frame = styled.div`
  position: relative;
  height: clamp(18rem, calc(100dvh - 23.5rem), 48rem);
  overflow: hidden;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-large);
  background: var(--color-surface);

  ${media.medium} {
    height: clamp(18rem, calc(100dvh - 27rem), 48rem);
  }
`;

export const List = styled.div`
  height: 100%;
  overflow: hidden auto;
  /* The page keeps the position itself: browsers differ, and two corrections would add up. */
  overflow-anchor: none;
  overscroll-behavior: contain;
  padding: var(--space-3) var(--space-1);

  &:focus-visible {
    outline-offset: -3px;
    border-radius: var(--radius-large);
  }

  ${media.medium} {
    padding: var(--space-3);
  }
`;

export const Older = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--space-2);
  padding: var(--space-2);
`;

export const NewMessages = styled(Button)`
  position: absolute;
  inset-block-end: var(--space-3);
  inset-inline: 0;
  width: fit-content;
  margin-inline: auto;
  box-shadow: var(--shadow);
`;
