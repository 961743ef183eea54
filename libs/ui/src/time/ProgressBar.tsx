import type { ComponentProps } from 'react';
import styled from 'styled-components';

export interface ProgressBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Share that is done, 0 to 1. */
  value: number;
  label: string;
}

/** A bar that fills. */
export function ProgressBar({ value, label, ...rest }: ProgressBarProps) {
  const share = Math.min(1, Math.max(0, value));
  return (
    <Root
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(share * 100)}
      aria-valuemin={0}
      aria-valuemax={100}
      {...rest}
    >
      <Fill style={{ transform: `translateX(${(share - 1) * 100}%)` }} />
    </Root>
  );
}

const Root = styled.div`
  width: 100%;
  height: 0.625rem;
  border-radius: var(--radius-pill);
  background: var(--color-line);
  overflow: hidden;
`;

const Fill = styled.div`
  height: 100%;
  border-radius: inherit;
  background: var(--color-mint);
  transition: transform var(--motion-slow) var(--motion-ease);
`;
