import type { ComponentProps } from 'react';
import styled, { css, keyframes } from 'styled-components';

export interface MarqueeProps extends ComponentProps<'section'> {
  /** Names the strip. */
  label: string;
  /** Time of one round. */
  seconds?: number;
}

/**
 * A strip that passes without a gap, in CSS alone. Rests under the pointer and the focus; under reduced motion it
 * is an ordinary strip to scroll.
 */
export function Marquee({ label, seconds = 40, children, ...rest }: MarqueeProps) {
  return (
    // Reached by the keyboard, to halt it and to scroll it.
    <Root aria-label={label} tabIndex={0} {...rest}>
      <Track style={{ animationDuration: `${seconds}s` }}>
        <Run>{children}</Run>
        <Run aria-hidden="true" inert>
          {children}
        </Run>
      </Track>
    </Root>
  );
}

const pass = keyframes`
  to { transform: translateX(-50%); }
`;

const Track = styled.div`
  display: flex;
  width: max-content;
  min-width: 200%;
  animation: ${pass} linear infinite;
`;

const Run = styled.div`
  display: flex;
  flex: 1 0 auto;
  justify-content: space-around;
  gap: var(--space-5);
  padding-inline-end: var(--space-5);
`;

const still = css`
  overflow-x: auto;

  ${Track} {
    min-width: 0;
  }

  ${Run}[aria-hidden] {
    display: none;
  }
`;

const Root = styled.section`
  overflow: hidden;
  padding-block: var(--space-2);
  border-radius: var(--radius-small);
  mask-image: linear-gradient(90deg, transparent, #000 5% 95%, transparent);

  &:hover ${Track}, &:focus-within ${Track}, &:active ${Track} {
    animation-play-state: paused;
  }

  @media (prefers-reduced-motion: reduce) {
    ${still}
  }
`;
