import { endChannel } from '../channel/leaveChannel';
import type { Gateway } from '../gateway';
import { parseChange } from './change';
import { deliverChange } from './deliverChange';

/**
 * Delivers changes one after the other, in the order in which they were committed.
 * @returns what takes a notification in.
 */
export function changeQueue(gateway: Gateway): (notification: string) => void {
  let waiting: string[] = [];
  let busy = false;

  async function drain(): Promise<void> {
    busy = true;
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      for (const notification of batch) await deliver(gateway, notification);
    }
    busy = false;
  }

  return (notification) => {
    waiting.push(notification);
    if (waiting.length > gateway.limits.pendingChanges) {
      waiting = [];
      return startOver(gateway);
    }
    if (!busy) void drain();
  };
}

async function deliver(gateway: Gateway, notification: string): Promise<void> {
  const change = parseChange(notification);
  if (!change) return;
  try {
    await deliverChange(gateway, change);
  } catch (error) {
    gateway.report('a change could not be delivered', error);
    startOver(gateway);
  }
}

/** Changes were lost: every listener joins again, and reads again what it missed. */
export function startOver(gateway: Gateway): void {
  for (const channel of [...gateway.topics.listening()]) endChannel(gateway, channel, 'phx_error');
}
