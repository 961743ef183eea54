import { type ComponentProps, useId } from 'react';
import styled, { keyframes } from 'styled-components';
import { ghostFaces } from './ghostFaces';
import { GHOST_OUTLINE, type Mood } from './ghostShapes';

export interface GhostProps extends ComponentProps<'svg'> {
  mood?: Mood;
  /** Width in pixels. */
  size?: number;
  /** Names the picture; without it the mascot is decoration. */
  label?: string;
}

/** The mascot. Its face follows what the companion does. */
export function Ghost({ mood = 'resting', size = 120, label, ...rest }: GhostProps) {
  const lightId = useId();
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <Root viewBox="0 0 120 126" width={size} height={size * 1.05} data-mood={mood} {...naming} {...rest}>
      <linearGradient id={lightId} x2="0.35" y2="1">
        <stop offset="0.25" stopColor="#fff" />
        <stop offset="1" stopColor="#b9abf5" />
      </linearGradient>
      <path fill={`url(#${lightId})`} d={GHOST_OUTLINE} />
      <g fill="#ffb594" opacity={mood === 'glad' ? 0.95 : 0.6}>
        <ellipse cx="36" cy="68.5" rx="6.5" ry="4.2" />
        <ellipse cx="85" cy="68.5" rx="6.5" ry="4.2" />
      </g>
      <Face key={mood}>{ghostFaces[mood]}</Face>
    </Root>
  );
}

const float = keyframes`
  50% { transform: translateY(-4%); }
`;

const change = keyframes`
  from { opacity: 0; }
`;

const Root = styled.svg`
  flex: none;
  overflow: visible;
  animation: ${float} 7s ease-in-out infinite;
  will-change: transform;
`;

const Face = styled.g`
  animation: ${change} var(--motion-slow);
`;
