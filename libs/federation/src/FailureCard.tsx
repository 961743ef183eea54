import { Button, Card, Ghost } from '@portal/ui';
import type { FailureReason } from './remoteFailure';

const say = {
  unavailable: 'It did not answer. The rest of the site is fine.',
  slow: 'It is taking longer than it should. It will still appear if it arrives.',
  contract: 'It was made for another version of this site. A reload may help.',
  'missing-page': 'It no longer has this page. A reload may help.',
  crashed: 'Something in it broke while it was being drawn. The rest of the site is fine.',
} satisfies Record<FailureReason, string>;

/** Stands in the place of a remote that failed; everything around it goes on. */
export function FailureCard({ reason, onRetry }: { reason: FailureReason; onRetry: () => void }) {
  return (
    <Card role="alert" data-reason={reason}>
      <Ghost mood="resting" size={72} />
      <h2>This part is away for a moment</h2>
      <p>{say[reason]}</p>
      <Button onClick={onRetry}>Retry</Button>
    </Card>
  );
}
