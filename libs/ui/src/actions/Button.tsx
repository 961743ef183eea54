import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Spinner } from '../feedback/Spinner';
import { type ButtonVariant, buttonLook } from './buttonLook';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  /** Something is under way: the button waits, and shows it. */
  busy?: boolean;
}

/** Does something here. To go somewhere, take `ButtonLink`. */
export function Button({ variant = 'primary', busy = false, disabled, children, ...rest }: ButtonProps) {
  return (
    <Root
      type="button"
      $variant={variant}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      {...rest}
    >
      {busy && <Spinner />}
      {children}
    </Root>
  );
}

const Root = styled.button<{ $variant: ButtonVariant }>`
  ${buttonLook}
`;
