import { Page } from '@portal/ui';
import styled from 'styled-components';

/** A page as high as the window from the start, so that nothing below it jumps when its content arrives. */
export const StillPage = styled(Page)`
  min-height: 100svh;
`;
