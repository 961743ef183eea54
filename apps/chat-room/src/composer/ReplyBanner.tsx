import { Button } from '@portal/ui';
import styled from 'styled-components';
import { ReplyPreview } from '../messages/ReplyPreview';
import type { ReplyTarget } from '../room/replyTargets';

/** What the message being written answers, and the way out. */
export function ReplyBanner({ target, onCancel }: { target: ReplyTarget; onCancel(): void }) {
  return (
    <Banner>
      <Target>
        <ReplyPreview target={target} />
      </Target>
      <Button variant="quiet" onClick={onCancel}>
        Cancel reply
      </Button>
    </Banner>
  );
}

const Banner = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
`;

const Target = styled.div`
  flex: 1;
  min-width: 0;
`;
