import { Notice } from '@portal/ui';
import { CHAT_CLOSED } from '../copy';
import type { ChatHours } from '../hours/chatHours';
import { nextBoundary } from '../hours/chatHours';

/** Stands in place of the field while the room is closed (CH-26); the draft waits behind it. */
export function ClosedNotice({ hours }: { hours: ChatHours }) {
  const opensAt = nextBoundary(hours, Date.now());
  const time = opensAt !== null && new Intl.DateTimeFormat(undefined, { timeStyle: 'short' }).format(opensAt);
  return (
    <Notice tone="warning">
      <p>{CHAT_CLOSED}</p>
      {time && <p>Open again from {time}, by your clock.</p>}
    </Notice>
  );
}
