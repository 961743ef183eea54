import type { ComponentProps } from 'react';
import styled from 'styled-components';

export interface ProgressRingProps extends ComponentProps<'div'> {
  /** Share that is done, 0 to 1. */
  value: number;
  /** Makes it a progress bar of that name; without it the ring is decoration around its content. */
  label?: string;
}

/** A ring that fills, around figures. */
export function ProgressRing({ value, label, children, ...rest }: ProgressRingProps) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100);
  const meaning = label && {
    role: 'progressbar',
    'aria-label': label,
    'aria-valuenow': percent,
    'aria-valuemin': 0,
    'aria-valuemax': 100,
  };
  return (
    <Root {...meaning} {...rest}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r="46" stroke="var(--color-line)" />
        <circle
          cx="50"
          cy="50"
          r="46"
          stroke="var(--color-lavender)"
          strokeLinecap="round"
          pathLength={100}
          strokeDasharray={`${percent} 100`}
          strokeOpacity={percent === 0 ? 0 : 1}
        />
      </svg>
      {children}
    </Root>
  );
}

const Root = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  width: 8rem;
  aspect-ratio: 1;
  font-size: var(--text-h2);
  font-weight: var(--weight-heading);
  font-variant-numeric: tabular-nums;
  line-height: 1;

  > svg {
    position: absolute;
    inset: 0;
    transform: rotate(-90deg);
    fill: none;
    stroke-width: 5;
  }
`;
