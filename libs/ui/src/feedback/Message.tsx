import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';

export interface MessageProps extends Omit<ComponentProps<'div'>, 'title'> {
  picture?: ReactNode;
  title?: ReactNode;
  action?: ReactNode;
}

/** A picture, a sentence and a way on, in the middle of the space that content would take. */
export function Message({ picture, title, action, children, ...rest }: MessageProps) {
  return (
    <Root {...rest}>
      {picture}
      {title && <Title>{title}</Title>}
      {children && <Text>{children}</Text>}
      {action}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--space-3);
  padding: var(--space-6) var(--space-4);
  text-align: center;
`;

const Title = styled.p`
  font-size: var(--text-h3);
  font-weight: var(--weight-heading);
  line-height: var(--leading-snug);
`;

const Text = styled.div`
  max-width: 32rem;
  color: var(--color-ink-soft);
`;
