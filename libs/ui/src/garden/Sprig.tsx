import styled from 'styled-components';
import { keepFromElement } from '../layout/keepFromElement';

type Light = 'mint' | 'peach' | 'lavender';

interface SprigProps {
  side: 'left' | 'right';
  lights: [Light, Light, Light];
}

/** Where the three buds sit, on a grid of 200 by 160, and how large they are. */
const buds = [
  { x: 58, y: 34, size: 5 },
  { x: 104, y: 66, size: 4 },
  { x: 146, y: 92, size: 3.4 },
];

/** Circles that fade out from a bud: how many times its size, and how strong. */
const halo = [
  [6, 0.03],
  [4.8, 0.035],
  [3.7, 0.045],
  [2.7, 0.07],
  [1.8, 0.12],
  [1, 0.9],
] as const;

/** A few stems whose buds glow. */
export function Sprig({ side, lights }: SprigProps) {
  return (
    <Root viewBox="0 0 200 160" side={side}>
      <g fill="none" stroke="var(--color-stem)" strokeWidth="2.4" strokeLinecap="round">
        <path d="M40 168C42 120 46 74 58 38M74 168c4-44 12-74 30-99M112 168c4-30 14-52 34-73" />
      </g>
      <path
        fill="var(--color-leaf)"
        d="M44 112c-16-3-24-13-25-27 15 3 24 12 25 27zM50 84c13-1 21-8 24-20-13 0-22 7-24 20zM84 120c-13-4-19-13-19-25 12 4 19 12 19 25zM92 100c12 1 20-4 25-15-12-2-21 4-25 15zM122 128c11 2 19-2 25-12-11-2-20 2-25 12z"
      />
      {buds.map(({ x, y, size }, at) => (
        <g key={x} fill={`var(--color-${lights[at]})`}>
          {halo.map(([reach, opacity]) => (
            <circle key={reach} cx={x} cy={y} r={size * reach} opacity={opacity} />
          ))}
        </g>
      ))}
    </Root>
  );
}

const Root = styled.svg.withConfig(keepFromElement('side'))<{ side: 'left' | 'right' }>`
  position: absolute;
  bottom: 0;
  ${({ side }) => side}: clamp(0.5rem, 5vw, 6rem);
  width: clamp(7rem, 14vw, 12.5rem);
  ${({ side }) => side === 'right' && 'transform: scaleX(-1);'}
`;
