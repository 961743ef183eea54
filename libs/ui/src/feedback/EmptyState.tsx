import { Ghost } from '../garden/Ghost';
import type { Mood } from '../garden/ghostShapes';
import { Message, type MessageProps } from './Message';

export interface EmptyStateProps extends Omit<MessageProps, 'picture'> {
  mood?: Mood;
}

/** There is nothing here yet: says so kindly, and offers the first step as `action`. */
export function EmptyState({ mood = 'resting', ...rest }: EmptyStateProps) {
  return <Message picture={<Ghost mood={mood} size={96} />} {...rest} />;
}
