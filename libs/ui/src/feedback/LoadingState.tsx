import { Ghost } from '../garden/Ghost';
import { Message, type MessageProps } from './Message';

/** Something is on its way. `children` replaces the words. */
export function LoadingState({ children = 'Loading...', ...rest }: Omit<MessageProps, 'picture' | 'action'>) {
  return (
    <Message role="status" picture={<Ghost mood="thinking" size={96} />} {...rest}>
      {children}
    </Message>
  );
}
