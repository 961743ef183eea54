import type { SpaceName } from '@portal/brand';
import styled from 'styled-components';
import { keepFromElement } from './keepFromElement';

export interface GridProps {
  /** Least width of a column, a CSS length. */
  min?: string;
  gap?: SpaceName;
}

/** As many equal columns as fit. Take another element with `as`. */
export const Grid = styled.div.withConfig(keepFromElement('min', 'gap'))<GridProps>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ min = '16rem' }) => min}), 1fr));
  gap: var(--space-${({ gap = 5 }) => gap});
`;
