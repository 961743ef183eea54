import styled, { css } from 'styled-components';

export const cardLook = css`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  min-width: 0;
  padding: clamp(1.25rem, 1rem + 1.2vw, 1.75rem);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-large);
  background: var(--color-surface);

  :where(h2, h3) {
    font-size: var(--text-h3);
    line-height: var(--leading-snug);
    letter-spacing: -0.01em;
  }
`;

/** A quiet surface for one thing. Take another element with `as`: `article`, `li`, `section`. */
export const Card = styled.div`
  ${cardLook}
`;
