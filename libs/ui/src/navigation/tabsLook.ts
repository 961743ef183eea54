import styled from 'styled-components';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-5);
  min-width: 0;
`;

export const TabList = styled.div`
  display: flex;
  gap: var(--space-1);
  width: fit-content;
  max-width: 100%;
  padding: var(--space-1);
  border-radius: var(--radius-pill);
  background: var(--color-sunken);
  overflow-x: auto;
  scrollbar-width: none;
`;

export const Tab = styled.button`
  flex: none;
  min-height: var(--size-touch);
  padding: 0 1.25em;
  border-radius: var(--radius-pill);
  color: var(--color-ink-soft);
  font-weight: var(--weight-strong);
  transition:
    background-color var(--motion-quick),
    color var(--motion-quick);

  &:hover {
    color: var(--color-ink);
  }

  &[aria-selected='true'] {
    background: var(--color-lavender-deep);
    color: var(--color-lavender-bright);
  }

  &:focus-visible {
    outline-offset: -3px;
  }
`;

export const Panel = styled.div`
  min-width: 0;
  border-radius: var(--radius-medium);
`;
