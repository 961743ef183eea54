import styled from 'styled-components';
import { keepFromElement } from '../layout/keepFromElement';

const EDGE = 'max(1rem, env(safe-area-inset-bottom))';

const places = {
  top: `top: ${EDGE}; inset-inline: 1rem; margin-inline: auto;`,
  bottom: `bottom: ${EDGE}; inset-inline: 1rem; margin-inline: auto;`,
  'bottom-start': `bottom: ${EDGE}; inset-inline-start: 1rem;`,
  'bottom-end': `bottom: ${EDGE}; inset-inline-end: 1rem;`,
};

export type CornerPlace = keyof typeof places;

/** A place over the page for small things that come and go; it takes presses only where it has content. */
export const Corner = styled.div.withConfig(keepFromElement('place'))<{ place: CornerPlace }>`
  position: fixed;
  z-index: var(--layer-popup);
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  width: fit-content;
  max-width: min(26rem, 100vw - 2rem);
  ${({ place }) => places[place]}
  pointer-events: none;

  > * {
    pointer-events: auto;
  }
`;
