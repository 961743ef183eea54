import type { ComponentProps, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { IconButton } from '../actions/IconButton';
import { Glyph } from '../icons/Glyph';

export type NoticeTone = 'info' | 'success' | 'warning' | 'error';

export interface NoticeProps extends Omit<ComponentProps<'div'>, 'title'> {
  tone?: NoticeTone;
  /** How it is announced when it appears; errors interrupt by default, the rest waits its turn. */
  live?: 'polite' | 'assertive' | 'off';
  title?: ReactNode;
  /** Shows a button that dismisses it. */
  onDismiss?(): void;
}

const roles = { polite: 'status', assertive: 'alert', off: undefined };

/** Tells the visitor what happened, in place. */
export function Notice({ tone = 'info', live, title, onDismiss, children, ...rest }: NoticeProps) {
  const manner = live ?? (tone === 'error' ? 'assertive' : 'polite');
  return (
    <Root role={roles[manner]} $tone={tone} {...rest}>
      <Glyph name={tone} />
      <Text>
        {title && <strong>{title}</strong>}
        {children}
      </Text>
      {onDismiss && (
        <Dismiss label="Dismiss" onClick={onDismiss}>
          <Glyph name="close" />
        </Dismiss>
      )}
    </Root>
  );
}

const light = { info: 'lavender', success: 'mint', warning: 'butter', error: 'rose' };

export const noticeLook = css<{ $tone: NoticeTone }>`
  display: flex;
  align-items: flex-start;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-medium);
  background: var(--color-${({ $tone }) => light[$tone]}-deep);
  line-height: var(--leading-snug);

  > svg {
    flex: none;
    margin-top: 0.1em;
    color: var(--color-${({ $tone }) => light[$tone]});
  }
`;

const Root = styled.div<{ $tone: NoticeTone }>`
  ${noticeLook}
`;

const Text = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--space-1);
  min-width: 0;
`;

const Dismiss = styled(IconButton)`
  margin: -0.5rem -0.75rem -0.5rem 0;
`;
