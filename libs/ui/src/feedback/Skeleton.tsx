import type { ComponentProps } from 'react';
import styled, { keyframes } from 'styled-components';

export interface SkeletonProps extends ComponentProps<'div'> {
  /** CSS lengths. */
  width?: string;
  height?: string;
  /** A paragraph of so many lines instead of one block. */
  lines?: number;
}

/** Holds the place of what is being loaded. Say so beside it, in an element with `role="status"`. */
export function Skeleton({ width = '100%', height = '1em', lines = 1, style, ...rest }: SkeletonProps) {
  return (
    <Root aria-hidden="true" style={{ width, ...style }} {...rest}>
      {Array.from({ length: lines }, (_, at) => (
        <Line key={at} style={{ height, width: lines > 1 && at === lines - 1 ? '62%' : undefined }} />
      ))}
    </Root>
  );
}

const breathe = keyframes`
  50% { opacity: 0.45; }
`;

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.65em;
  max-width: 100%;
  animation: ${breathe} 2.4s ease-in-out infinite;
`;

const Line = styled.div`
  border-radius: min(var(--radius-medium), 0.6em);
  background: var(--color-line);
`;
