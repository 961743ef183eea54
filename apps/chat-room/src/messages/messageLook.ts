import { media } from '@portal/brand';
import { Button } from '@portal/ui';
import styled from 'styled-components';

export const Row = styled.article<{ $isOwn?: boolean; $isPending?: boolean }>`
  display: flex;
  gap: var(--space-2);
  padding: var(--space-2);
  border-radius: var(--radius-medium);
  background: ${({ $isOwn }) => ($isOwn ? 'var(--color-raised)' : 'transparent')};
  ${({ $isPending }) => $isPending && 'opacity: 0.75;'}

  > img {
    width: 2.25rem;
    height: 2.25rem;
  }

  ${media.medium} {
    gap: var(--space-3);
    padding-inline: var(--space-3);

    > img {
      width: 2.75rem;
      height: 2.75rem;
    }
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
