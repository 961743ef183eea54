import type { SpaceName } from '@portal/brand';
import styled from 'styled-components';
import { keepFromElement } from './keepFromElement';

export interface StackProps {
  gap?: SpaceName;
  align?: 'stretch' | 'start' | 'center' | 'end';
}

/** Children below each other. Take another element with `as`. */
export const Stack = styled.div.withConfig(keepFromElement('gap', 'align'))<StackProps>`
  display: flex;
  flex-direction: column;
  align-items: ${({ align = 'stretch' }) => align};
  gap: var(--space-${({ gap = 4 }) => gap});
  min-width: 0;
`;
