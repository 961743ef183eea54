import { Button } from '@portal/ui';
import styled from 'styled-components';

export const Row = styled.article<{ $isOwn?: boolean; $isPending?: boolean }>`
  display: flex;
  gap: var(--space-3);
  padding: var(--space-3);
  border-radius: var(--radius-medium);
  background: ${({ $isOwn }) => ($isOwn ? 'var(--color-raised)' : 'transparent')};
  ${({ $isPending }) => $isPending && 'opacity: 0.75;'}

  @media (max-width: 30rem) {
    padding-inline: var(--space-2);
  }
`;

export const Content = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--space-1);
  min-width: 0;
`;

export const Actions = styled.div`
  display: flex;
  gap: var(--space-1);
  min-height: 2rem;
  margin-inline-start: calc(-1 * var(--space-3));
`;

export const PlainButton = styled(Button).attrs({ variant: 'quiet' })`
  min-height: 2rem;
  padding: 0 var(--space-3);
  font-size: var(--text-small);
`;
