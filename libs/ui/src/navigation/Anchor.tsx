import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

/** `to` goes within the portal without a new document; `href` leaves it, or starts a download. */
export type AnchorProps =
  | (LinkProps & { href?: never })
  | (ComponentProps<'a'> & { href: string; to?: undefined });

/** A link without a look of its own. A new tab never gets a handle on this one. */
export function Anchor(props: AnchorProps) {
  if (props.to !== undefined) return <Link {...props} />;
  const { to: _, ...rest } = props;
  return <a rel={rest.target === '_blank' ? 'noopener noreferrer' : undefined} {...rest} />;
}
