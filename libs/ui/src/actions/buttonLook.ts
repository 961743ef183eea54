import { css } from 'styled-components';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

const variants = {
  primary: css`
    background: var(--color-lavender);
    color: var(--color-on-light);

    &:hover:not(:disabled) {
      background: var(--color-lavender-bright);
      box-shadow: var(--glow);
    }
  `,
  secondary: css`
    border-color: var(--color-line-strong);

    &:hover:not(:disabled) {
      background: var(--color-raised);
      border-color: var(--color-lavender);
    }
  `,
  quiet: css`
    margin-inline-start: var(--outdent, 0);
    color: var(--color-lavender);

    &:hover:not(:disabled) {
      background: var(--color-lavender-deep);
      color: var(--color-lavender-bright);
    }
  `,
  danger: css`
    border-color: var(--color-rose);
    color: var(--color-rose);

    &:hover:not(:disabled) {
      background: var(--color-rose);
      color: var(--color-on-light);
    }
  `,
} satisfies Record<ButtonVariant, unknown>;

/** What every pressable thing looks like, whatever its element. */
export const buttonLook = css<{ $variant?: ButtonVariant }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-height: var(--size-touch);
  min-width: var(--size-touch);
  padding: 0.45em 1.35em;
  border: 1.5px solid transparent;
  border-radius: var(--radius-pill);
  font-size: var(--text-body);
  font-weight: var(--weight-strong);
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  user-select: none;
  transition:
    background-color var(--motion-quick),
    border-color var(--motion-quick),
    color var(--motion-quick),
    box-shadow var(--motion-quick),
    transform var(--motion-quick);

  ${({ $variant = 'primary' }) => variants[$variant]}

  &:active:not(:disabled) {
    transform: translateY(1px);
  }

  &:disabled {
    border-color: transparent;
    background: var(--color-raised);
    color: var(--color-ink-faint);
  }
`;
