import styled from 'styled-components';
import { Anchor, type AnchorProps } from '../navigation/Anchor';
import { type ButtonVariant, buttonLook } from './buttonLook';

export type ButtonLinkProps = AnchorProps & { variant?: ButtonVariant };

/** Goes somewhere, and looks like a button: `to` inside the portal, `href` outside. */
export function ButtonLink({ variant = 'primary', ...rest }: ButtonLinkProps) {
  return <Root $variant={variant} {...rest} />;
}

const Root = styled(Anchor)<{ $variant: ButtonVariant }>`
  ${buttonLook}
`;
