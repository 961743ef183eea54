import styled, { keyframes } from 'styled-components';
import { Ghost } from '../garden/Ghost';
import { Message, type MessageProps } from './Message';

/** Something is on its way. Appears after a moment, so that what arrives at once does not flicker. */
export function LoadingState({ children = 'Loading...', ...rest }: Omit<MessageProps, 'picture' | 'action'>) {
  return (
    <Late role="status" picture={<Ghost mood="thinking" size={96} />} {...rest}>
      {children}
    </Late>
  );
}

const appear = keyframes`
  from { opacity: 0; }
`;

const Late = styled(Message)`
  animation: ${appear} var(--motion-slow) 250ms backwards;
`;
