import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

/** One percent of the ring; a hundred of them are four seconds (SH-162). */
export const STEP_MS = 40;

const RADIUS = 54;

const Frame = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-4);
  padding-block: var(--space-8);
`;

const Arc = styled.circle`
  fill: none;
  stroke: var(--color-lavender);
  stroke-width: 8;
  stroke-linecap: round;
  transform: rotate(-90deg);
  transform-origin: center;
`;

const Track = styled(Arc)`
  stroke: var(--color-line);
`;

/** Fills up in steps of one percent, then calls `onFull` once. */
export function RedirectRing({ onFull }: { onFull: () => void }) {
  const [percent, setPercent] = useState(0);
  const leave = useRef(onFull);
  leave.current = onFull;
  useEffect(() => {
    if (percent === 100) {
      leave.current();
      return;
    }
    const timer = setTimeout(() => setPercent(percent + 1), STEP_MS);
    return () => clearTimeout(timer);
  }, [percent]);
  return (
    <Frame>
      <h1>Redirecting...</h1>
      <svg width="136" height="136" viewBox="0 0 136 136" role="img" aria-label={`${percent}%`}>
        <Track cx="68" cy="68" r={RADIUS} />
        <Arc cx="68" cy="68" r={RADIUS} pathLength={100} strokeDasharray={`${percent} 100`} />
        <text x="68" y="76" textAnchor="middle" fill="currentColor" fontSize="24">
          {percent}%
        </text>
      </svg>
    </Frame>
  );
}
