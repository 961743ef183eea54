import { Button } from '../actions/Button';
import { Ghost } from '../garden/Ghost';
import { Message, type MessageProps } from './Message';

export interface ErrorStateProps extends Omit<MessageProps, 'picture'> {
  /** Shows a `Retry` button. */
  onRetry?(): void;
}

/** Something could not be had; what the visitor can do about it is one press away. */
export function ErrorState({ title = 'Something went wrong', onRetry, action, ...rest }: ErrorStateProps) {
  const retry = onRetry && (
    <Button variant="secondary" onClick={onRetry}>
      Retry
    </Button>
  );
  return (
    <Message
      role="alert"
      picture={<Ghost mood="listening" size={96} />}
      title={title}
      action={action ?? retry}
      {...rest}
    />
  );
}
