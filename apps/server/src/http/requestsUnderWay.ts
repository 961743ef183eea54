import type { Server } from 'node:http';
import { whenOver } from './whenOver';

export interface RequestsUnderWay {
  /** Resolves when every request has been answered, or when the time is over. */
  settled(patienceMs: number): Promise<void>;
}

/** Counts the requests of a server from now on. Sockets that became websockets are no requests any more. */
export function countRequests(server: Server): RequestsUnderWay {
  let underWay = 0;
  let tellSettled: (() => void) | undefined;
  server.on('request', (request, response) => {
    underWay += 1;
    whenOver(request, response, () => {
      underWay -= 1;
      if (underWay === 0) tellSettled?.();
    });
  });
  return {
    settled: (patienceMs) =>
      new Promise((resolve) => {
        if (underWay === 0) return resolve();
        tellSettled = resolve;
        setTimeout(resolve, patienceMs).unref();
      }),
  };
}
