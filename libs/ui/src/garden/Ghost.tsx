import type { ComponentProps } from 'react';
import styled, { keyframes } from 'styled-components';
import { GhostFace, type Mood } from './GhostFace';

export type { Mood };

export interface GhostProps extends ComponentProps<'svg'> {
  mood?: Mood;
  /** Width in pixels. */
  size?: number;
  /** Names the picture; without it the mascot is decoration. */
  label?: string;
}

/** The mascot. Its face follows what the companion does. */
export function Ghost({ mood = 'resting', size = 120, label, ...rest }: GhostProps) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <Root viewBox="0 0 120 132" width={size} height={size * 1.1} data-mood={mood} {...naming} {...rest}>
      <path
        fill="var(--color-ink)"
        d="M60 12C36 12 21 30 21 54v58c0 5 5.5 7 9 4l7-6 8 7a7 7 0 0 0 9 0l6-5 6 5a7 7 0 0 0 9 0l8-7 7 6c3.5 3 9 1 9-4V54C99 30 84 12 60 12z"
      />
      <GhostFace mood={mood} />
    </Root>
  );
}

const float = keyframes`
  50% { transform: translateY(-4%); }
`;

const Root = styled.svg`
  flex: none;
  overflow: visible;
  animation: ${float} 7s ease-in-out infinite;
  will-change: transform;
`;
