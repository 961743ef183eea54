import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> {
  label: ReactNode;
}

/** Turns something on or off at once. */
export function Switch({ label, className, style, ...rest }: SwitchProps) {
  return (
    <Root className={className} style={style}>
      <Control type="checkbox" role="switch" {...rest} />
      {label}
    </Root>
  );
}

const Root = styled.label`
  display: inline-flex;
  align-items: center;
  gap: var(--space-3);
  width: fit-content;
  min-height: var(--size-touch);
  cursor: pointer;

  &:has(:disabled) {
    color: var(--color-ink-faint);
    cursor: not-allowed;
  }
`;

const Control = styled.input`
  flex: none;
  width: 3.25rem;
  height: 1.875rem;
  border: 1.5px solid var(--color-line-strong);
  border-radius: var(--radius-pill);
  background: var(--color-sunken);
  appearance: none;
  cursor: inherit;
  transition:
    background-color var(--motion-quick),
    border-color var(--motion-quick);

  &::before {
    content: '';
    display: block;
    width: 1.25rem;
    height: 1.25rem;
    margin: calc((1.875rem - 3px - 1.25rem) / 2);
    border-radius: 50%;
    background: var(--color-line-strong);
    transition:
      background-color var(--motion-quick),
      transform var(--motion-quick) var(--motion-ease);
  }

  &:checked {
    background: var(--color-mint);
    border-color: var(--color-mint);
  }

  &:checked::before {
    background: var(--color-on-light);
    transform: translateX(1.375rem);
  }

  &:disabled {
    opacity: 0.55;
  }

  @media (forced-colors: active) {
    appearance: auto;
  }
`;
