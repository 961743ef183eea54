import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { type ButtonVariant, buttonLook } from './buttonLook';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** What it does, for those who cannot see the icon, and as its tooltip. */
  label: string;
  variant?: ButtonVariant;
}

/** A round button that holds an icon only. */
export function IconButton({ label, variant = 'quiet', ...rest }: IconButtonProps) {
  return <Root type="button" aria-label={label} title={label} $variant={variant} {...rest} />;
}

const Root = styled.button<{ $variant: ButtonVariant }>`
  ${buttonLook}
  flex: none;
  width: var(--size-touch);
  height: var(--size-touch);
  padding: 0;

  svg {
    width: 1.375rem;
    height: 1.375rem;
  }
`;
