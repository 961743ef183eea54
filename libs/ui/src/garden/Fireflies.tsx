import styled, { keyframes } from 'styled-components';

interface Firefly {
  left: string;
  bottom: string;
  light: 'mint' | 'peach' | 'lavender';
  /** Seconds of one round, and seconds by which it is ahead. */
  round: number;
  ahead: number;
}

const fireflies: Firefly[] = [
  { left: '24%', bottom: '30%', light: 'mint', round: 13, ahead: 2 },
  { left: '38%', bottom: '14%', light: 'peach', round: 17, ahead: 9 },
  { left: '61%', bottom: '22%', light: 'lavender', round: 15, ahead: 5 },
  { left: '78%', bottom: '44%', light: 'mint', round: 19, ahead: 12 },
];

/** A few lights low over the garden. They move by transform and opacity alone: no layout, no painting. */
export function Fireflies() {
  return fireflies.map(({ left, bottom, light, round, ahead }) => (
    <Light
      key={left}
      style={{
        left,
        bottom,
        background: `radial-gradient(var(--color-${light}) 18%, color-mix(in srgb, var(--color-${light}) 22%, transparent) 24%, transparent 68%)`,
        animationDuration: `${round}s`,
        animationDelay: `-${ahead}s`,
      }}
    />
  ));
}

const wander = keyframes`
  0%, 100% { opacity: 0.15; transform: translate(0, 0); }
  25% { opacity: 0.75; transform: translate(1.5rem, -1.25rem); }
  50% { opacity: 0.3; transform: translate(3rem, 0.25rem); }
  75% { opacity: 0.8; transform: translate(1rem, 1rem); }
`;

const Light = styled.span`
  position: absolute;
  width: 0.75rem;
  height: 0.75rem;
  border-radius: 50%;
  opacity: 0.5;
  animation: ${wander} ease-in-out infinite;
  will-change: transform, opacity;
`;
