import { css, keyframes } from 'styled-components';

export type DialogPlacement = 'center' | 'side';

const appear = keyframes`
  from { opacity: 0; transform: translateY(0.75rem); }
`;

const slideIn = keyframes`
  from { opacity: 0; transform: translateX(2rem); }
`;

const dim = keyframes`
  from { opacity: 0; }
`;

const placements = {
  center: css`
    width: min(31rem, 100% - 2rem);
    max-height: min(44rem, 100dvh - 2rem);
    margin: auto;
    border-radius: var(--radius-huge);
    animation: ${appear} var(--motion-slow) var(--motion-ease);
  `,
  side: css`
    width: min(21rem, 100%);
    height: 100dvh;
    max-height: none;
    margin: 0 0 0 auto;
    border-radius: var(--radius-huge) 0 0 var(--radius-huge);
    animation: ${slideIn} var(--motion-slow) var(--motion-ease);
  `,
} satisfies Record<DialogPlacement, unknown>;

/** A raised sheet over a dimmed page: in the middle, or along the right edge. */
export const dialogLook = css<{ $placement: DialogPlacement }>`
  ${({ $placement }) => placements[$placement]}
  max-width: none;
  border: 1px solid var(--color-line);
  overflow: hidden auto;
  overscroll-behavior: contain;
  background: var(--color-raised);
  color: var(--color-ink);
  box-shadow: var(--shadow);

  &::backdrop {
    background: var(--color-scrim);
    animation: ${dim} var(--motion-slow);
  }
`;
