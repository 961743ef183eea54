import type { SpaceName } from '@portal/brand';
import styled from 'styled-components';
import { keepFromElement } from './keepFromElement';

export interface GridProps {
  /** Least width of a column, a CSS length. */
  min?: string;
  gap?: SpaceName;
  /** Few children share the whole width, instead of leaving columns empty. */
  stretch?: boolean;
}

/** As many equal columns as fit. Take another element with `as`. */
export const Grid = styled.div.withConfig(keepFromElement('min', 'gap', 'stretch'))<GridProps>`
  display: grid;
  grid-template-columns: repeat(
    ${({ stretch }) => (stretch ? 'auto-fit' : 'auto-fill')},
    minmax(min(100%, ${({ min = '16rem' }) => min}), 1fr)
  );
  gap: var(--space-${({ gap = 5 }) => gap});
`;
