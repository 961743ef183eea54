import { css } from 'styled-components';

/** What every control that takes text or a choice looks like. */
export const fieldLook = css`
  width: 100%;
  min-height: 3rem;
  padding: 0.65em 1em;
  border: 1.5px solid var(--color-line-strong);
  border-radius: var(--radius-medium);
  background: var(--color-sunken);
  color: var(--color-ink);
  font-size: var(--text-body);
  line-height: 1.4;
  transition:
    border-color var(--motion-quick),
    background-color var(--motion-quick);

  &:hover:not(:disabled) {
    border-color: var(--color-lavender);
  }

  &:focus-visible {
    border-color: var(--color-focus);
    outline: 2px solid var(--color-focus);
    outline-offset: 1px;
  }

  &[aria-invalid='true'] {
    border-color: var(--color-rose);
  }

  &:read-only:not(select) {
    border-style: dashed;
  }

  &:disabled {
    border-color: var(--color-line);
    background: var(--color-surface);
    color: var(--color-ink-faint);
    cursor: not-allowed;
  }
`;
