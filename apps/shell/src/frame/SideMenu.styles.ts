import { keyframes, styled } from 'styled-components';

const arrive = keyframes`
  from { transform: translateX(100%); }
`;

export const Panel = styled.dialog`
  position: fixed;
  inset-block: 0;
  inset-inline: auto 0;
  width: min(22rem, 100vw);
  max-width: none;
  height: 100dvh;
  max-height: none;
  padding: var(--space-3) var(--size-gutter) var(--space-6);
  border: 0;
  border-inline-start: 1px solid var(--color-line);
  background: var(--color-surface);
  color: var(--color-ink);
  overflow-y: auto;
  overscroll-behavior: contain;

  &[open] {
    animation: ${arrive} var(--motion-slow) var(--motion-ease);
  }

  &::backdrop {
    background: var(--color-scrim);
  }

  h3 {
    margin-block: var(--space-5) var(--space-2);
    color: var(--color-ink-faint);
    font-size: var(--text-small);
  }

  @media (prefers-reduced-motion: reduce) {
    &[open] {
      animation: none;
    }
  }
`;

export const PanelHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-block-end: var(--space-3);
`;

export const List = styled.ul`
  display: grid;
  gap: var(--space-1);
  padding: 0;
  list-style: none;

  a {
    display: flex;
    align-items: center;
    min-height: var(--size-touch);
    padding-inline: var(--space-4);
    margin-inline: calc(-1 * var(--space-4));
    border-radius: var(--radius-medium);
    text-decoration: none;
  }

  a:hover,
  a[aria-current] {
    background: var(--color-raised);
  }
`;
