import type { SpaceName } from '@portal/brand';
import styled from 'styled-components';
import { keepFromElement } from './keepFromElement';

export interface ClusterProps {
  gap?: SpaceName;
  justify?: 'start' | 'center' | 'end' | 'space-between';
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
}

/** Children beside each other, wrapping where there is no room. Take another element with `as`. */
export const Cluster = styled.div.withConfig(keepFromElement('gap', 'justify', 'align'))<ClusterProps>`
  display: flex;
  flex-wrap: wrap;
  align-items: ${({ align = 'center' }) => align};
  justify-content: ${({ justify = 'start' }) => justify};
  gap: var(--space-${({ gap = 3 }) => gap});
  min-width: 0;
`;
