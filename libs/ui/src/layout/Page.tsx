import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { Cluster } from './Cluster';

export interface PageProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The page's `h1`. */
  title: ReactNode;
  lead?: ReactNode;
  /** Buttons and links that belong to the whole page. */
  actions?: ReactNode;
  /** `narrow` for a form or a message, `reading` for text, `wide` for grids. */
  width?: 'narrow' | 'reading' | 'wide';
  align?: 'start' | 'center';
}

/** What a page consists of: its heading, then its content. The shell draws everything around it. */
export function Page({
  title,
  lead,
  actions,
  width = 'reading',
  align = 'start',
  children,
  ...rest
}: PageProps) {
  return (
    <Root $width={width} $align={align} {...rest}>
      <Head>
        <h1>{title}</h1>
        {lead && <Lead>{lead}</Lead>}
        {actions && <Actions justify={align}>{actions}</Actions>}
      </Head>
      {children}
    </Root>
  );
}

const Head = styled.header`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
`;

/** A quiet button at the left edge stands with its words on the margin. */
const Actions = styled(Cluster)`
  > :first-child {
    --outdent: ${({ justify }) => (justify === 'start' ? '-1.35em' : '0')};
  }

  > * > * {
    --outdent: 0;
  }
`;

const Lead = styled.p`
  max-width: 38rem;
  color: var(--color-ink-soft);
  font-size: var(--text-lead);
  line-height: var(--leading-snug);
`;

const Root = styled.div<{ $width: 'narrow' | 'reading' | 'wide'; $align: 'start' | 'center' }>`
  display: flex;
  flex-direction: column;
  gap: var(--space-6);
  width: 100%;
  max-width: calc(var(--width-${({ $width }) => $width}) + 2 * var(--size-gutter));
  margin-inline: auto;
  padding: clamp(2rem, 5vw, 4.5rem) var(--size-gutter) var(--space-8);

  > * {
    min-width: 0;
  }

  > :is(a, button, svg) {
    align-self: ${({ $align }) => $align};
  }

  > ${Head} {
    align-items: ${({ $align }) => $align};
    text-align: ${({ $align }) => $align};
  }
`;
