import type { ReactNode } from 'react';
import type { Mood } from './ghostShapes';

const INK = 'var(--color-on-light)';

const Line = ({ d, width = 3.4 }: { d: string; width?: number }) => (
  <path d={d} fill="none" stroke={INK} strokeWidth={width} strokeLinecap="round" />
);

/** Two open eyes looking `x`, `y` away from straight ahead. */
const Eyes = ({ x, y }: { x: number; y: number }) => (
  <>
    <g fill={INK}>
      <ellipse cx={47 + x} cy={57.5 + y} rx="5" ry="6.4" />
      <ellipse cx={75 + x} cy={57.5 + y} rx="5" ry="6.4" />
    </g>
    <g fill="#fff">
      <circle cx={49 + x} cy={55 + 1.3 * y} r="1.9" />
      <circle cx={77 + x} cy={55 + 1.3 * y} r="1.9" />
    </g>
  </>
);

/** What shows each mood: eyes and mouth, and something in the air around. */
export const ghostFaces: Record<Mood, ReactNode> = {
  resting: (
    <>
      <Line d="M39.5 58q6.5 6 13 0M67.5 58q6.5 6 13 0" />
      <Line d="M55 69.5q5 4 10 0" />
    </>
  ),
  listening: (
    <>
      <Eyes x={0} y={0} />
      <Line d="M56.5 70q4.5 3.5 9 0" />
      <path
        d="M110 48q6 9 0 18M117 42q10 15 0 30"
        fill="none"
        stroke="var(--color-mint)"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  ),
  thinking: (
    <>
      <Eyes x={2} y={-3.5} />
      <Line d="M60 69.5h7.5" />
      <circle cx="100" cy="30" r="3" fill="var(--color-mint)" />
      <circle cx="109" cy="20" r="4" fill="var(--color-lavender)" />
      <circle cx="117" cy="7" r="5" fill="var(--color-peach)" />
    </>
  ),
  glad: (
    <>
      <Line width={3.8} d="M39.5 59q6.5-8.5 13 0M67.5 59q6.5-8.5 13 0" />
      <path
        fill={INK}
        d="M52.5 67h15c1 0 1.6.9 1.3 1.8-1.4 4.3-4.8 6.7-8.8 6.7s-7.4-2.4-8.8-6.7c-.3-.9.3-1.8 1.3-1.8z"
      />
      <path
        fill="var(--color-butter)"
        d="M14 26l1.8 5.2L21 33l-5.2 1.8L14 40l-1.8-5.2L7 33l5.2-1.8zM110 34l1.5 4.3 4.3 1.5-4.3 1.5-1.5 4.3-1.5-4.3-4.3-1.5 4.3-1.5z"
      />
    </>
  ),
};
