import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { formatClock } from './formatClock';
import { ProgressRing } from './ProgressRing';

export interface CountdownProps extends ComponentProps<'div'> {
  /** What remains. */
  seconds: number;
  /** Where it began; draws a ring that empties. */
  total?: number;
  format?: 'seconds' | 'clock';
}

/** Seconds that remain, as large figures that do not jump. Count with `useCountdown`. */
export function Countdown({ seconds, total, format = 'seconds', ...rest }: CountdownProps) {
  const figures = format === 'clock' ? formatClock(seconds) : String(seconds);
  return (
    <Root role="timer" {...rest}>
      {total ? <ProgressRing value={seconds / total}>{figures}</ProgressRing> : figures}
    </Root>
  );
}

const Root = styled.div`
  width: fit-content;
  font-size: var(--text-h1);
  font-weight: var(--weight-heading);
  font-variant-numeric: tabular-nums;
  line-height: var(--leading-tight);
`;
