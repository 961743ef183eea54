import styled from 'styled-components';
import { Anchor } from '../navigation/Anchor';
import { cardLook } from './Card';

/** A card that as a whole is one link; keep its content to phrases. `to` inside the portal, `href` outside. */
export const CardLink = styled(Anchor)`
  ${cardLook}
  text-decoration: none;
  transition:
    background-color var(--motion-quick),
    border-color var(--motion-quick),
    box-shadow var(--motion-slow),
    transform var(--motion-slow) var(--motion-ease);

  &:hover {
    background: var(--color-raised);
    border-color: var(--color-line-strong);
    box-shadow: var(--shadow);
    transform: translateY(-3px);
  }
`;
