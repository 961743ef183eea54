import { type ComponentProps, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { IconButton } from '../actions/IconButton';
import { Glyph } from '../icons/Glyph';
import { Cluster } from '../layout/Cluster';
import { type DialogPlacement, dialogLook } from './dialogLook';
import { useModal } from './useModal';

export interface DialogProps extends Omit<ComponentProps<'dialog'>, 'open' | 'title' | 'onClose' | 'ref'> {
  open: boolean;
  /** Asked for by Escape, the backdrop or the corner button; close by setting `open` to false. */
  onClose(): void;
  title: ReactNode;
  /** False while it must stay: no corner button, and neither Escape nor the backdrop asks to close. */
  closable?: boolean;
  /** Whether a corner button closes it; leave it out where the actions have a Close of their own. */
  corner?: boolean;
  /** Buttons below the content. */
  actions?: ReactNode;
  placement?: DialogPlacement;
}

/** A modal dialog, named by its title. Its content exists only while it is open. */
export function Dialog({
  open,
  onClose,
  title,
  closable = true,
  corner = closable,
  actions,
  placement = 'center',
  children,
  ...rest
}: DialogProps) {
  const titleId = useId();
  const modal = useModal({ open, closable, onClose });
  return (
    <Root {...rest} {...modal} $placement={placement} aria-labelledby={titleId}>
      {open && (
        <Panel>
          <Title id={titleId} $roomForClose={corner}>
            {title}
          </Title>
          {children}
          {actions && <Cluster justify="end">{actions}</Cluster>}
          {corner && (
            <Corner label="Close" onClick={onClose}>
              <Glyph name="close" />
            </Corner>
          )}
        </Panel>
      )}
    </Root>
  );
}

const Root = styled.dialog<{ $placement: DialogPlacement }>`
  ${dialogLook}
`;

const Panel = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  min-height: 100%;
  padding: clamp(1.25rem, 4vw, 2rem);
`;

const Title = styled.h2<{ $roomForClose: boolean }>`
  font-size: var(--text-h3);
  line-height: var(--leading-snug);
  padding-inline-end: ${({ $roomForClose }) => ($roomForClose ? 'var(--space-7)' : '0')};
`;

const Corner = styled(IconButton)`
  position: absolute;
  top: clamp(0.625rem, 3vw, 1.375rem);
  right: clamp(0.625rem, 3vw, 1.375rem);
`;
