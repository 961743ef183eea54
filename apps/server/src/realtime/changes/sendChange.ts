import type { Channel, Identity } from '../channel/Channel';
import { changeFrame, type VisibleChange } from './changeFrame';
import { isFor, type Subscription } from './subscription';

/** A channel, and as whom it was found to be allowed. */
export interface Recipient {
  channel: Channel;
  identity: Identity;
}

/** Sends a change to those who may all see it, encoding it once for all that get the same frame. */
export function sendChange(recipients: Recipient[], visible: VisibleChange): void {
  const row = JSON.parse(visible.record ?? visible.change.key) as Record<string, unknown>;
  const encoded = new Map<string, string>();
  for (const { channel, identity } of recipients) {
    const { socket, topic, subscriptions } = channel;
    // It may have left, or become somebody else, while the database was asked.
    if (socket.channels.get(topic) !== channel || channel.identity !== identity) continue;
    const met = subscriptions.filter((asked) => isFor(asked, visible.change) && asked.passes(row));
    for (const { ids, select } of bySelection(met)) {
      const name = JSON.stringify([socket.version, topic, ids, select]);
      const frame = encoded.get(name) ?? changeFrame(socket.version, topic, ids, visible, select);
      encoded.set(name, frame);
      socket.send(frame);
    }
  }
}

/** Callbacks that want the same columns share a frame. */
function bySelection(subscriptions: Subscription[]): { ids: number[]; select?: string[] }[] {
  const groups = new Map<string, { ids: number[]; select?: string[] }>();
  for (const { id, select } of subscriptions) {
    const name = JSON.stringify(select ?? null);
    const group = groups.get(name) ?? { ids: [], select };
    group.ids.push(id);
    groups.set(name, group);
  }
  return [...groups.values()];
}
