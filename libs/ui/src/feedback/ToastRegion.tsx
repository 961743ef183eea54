import styled, { keyframes } from 'styled-components';
import { Corner, type CornerPlace } from './Corner';
import { Notice } from './Notice';
import type { Toast } from './useToasts';

export interface ToastRegionProps {
  toasts: readonly Toast[];
  /** Lets a visitor send a message away before its time. */
  onDismiss?(id: number): void;
  place?: CornerPlace;
}

/** Where short messages appear. Keep it mounted, so that each one is announced. Feed it by `useToasts`. */
export function ToastRegion({ toasts, onDismiss, place = 'bottom' }: ToastRegionProps) {
  return (
    <Region place={place} role="status" aria-atomic="false">
      {toasts.map(({ id, tone, content }) => (
        <Shown key={id} tone={tone} live="off" onDismiss={onDismiss && (() => onDismiss(id))}>
          {content}
        </Shown>
      ))}
    </Region>
  );
}

const Region = styled(Corner)`
  z-index: var(--layer-toast);
`;

const rise = keyframes`
  from { opacity: 0; transform: translateY(0.75rem); }
`;

const Shown = styled(Notice)`
  box-shadow: var(--shadow);
  animation: ${rise} var(--motion-slow) var(--motion-ease);
`;
