import styled from 'styled-components';
import { Anchor } from './Anchor';

/** A link within text; `to` inside the portal, `href` outside. */
export const TextLink = styled(Anchor)`
  color: var(--color-lavender);
  text-decoration: underline;
  text-decoration-color: color-mix(in srgb, currentColor 45%, transparent);
  text-decoration-thickness: max(1px, 0.06em);
  text-underline-offset: 0.22em;
  border-radius: 0.25em;
  transition:
    color var(--motion-quick),
    text-decoration-color var(--motion-quick);

  &:hover {
    color: var(--color-lavender-bright);
    text-decoration-color: currentColor;
  }
`;
