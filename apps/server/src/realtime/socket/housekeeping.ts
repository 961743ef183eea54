import { endOf } from '../auth/claims';
import { shutDown } from '../channel/leaveChannel';
import type { Gateway } from '../gateway';
import { CLOSE } from './closeCodes';
import type { RealtimeSocket } from './RealtimeSocket';

/** Ends what is over: tokens, sockets that nobody uses, and peers that no longer answer. */
export function keepHouse(gateway: Gateway, sockets: Iterable<RealtimeSocket>): void {
  const time = gateway.now();
  const { pingMs, idleMs } = gateway.limits;
  for (const socket of [...sockets]) {
    if (time - socket.lastHeard > 2 * pingMs) {
      socket.drop();
      continue;
    }
    endExpired(gateway, socket, time);
    if (socket.channels.size === 0 && time - socket.idleSince > idleMs) {
      socket.close(CLOSE.policy, 'No channel');
    } else if (time - socket.lastPinged >= pingMs) socket.ping();
  }
}

/** A socket ends with the last of its tokens. */
function endExpired(gateway: Gateway, socket: RealtimeSocket, time: number): void {
  const expired = [...socket.channels.values()].filter(({ identity }) => endOf(identity.claims) <= time);
  for (const channel of expired) shutDown(gateway, channel, 'Token has expired');
  if (expired.length > 0 && socket.channels.size === 0) socket.close(CLOSE.policy, 'Token has expired');
}
