import type { WebSocketServer } from 'ws';
import { CLOSE } from './closeCodes';

/** For how long a client may answer the good-bye. */
const GOODBYE_MS = 500;

/** Tells every client to come back later, and closes. */
export async function endAll(wss: WebSocketServer): Promise<void> {
  const ended = [...wss.clients].map((ws) => new Promise((resolve) => ws.once('close', resolve)));
  for (const ws of wss.clients) ws.close(CLOSE.restart, 'Realtime is restarting');
  const impatience = setTimeout(() => {
    for (const ws of wss.clients) ws.terminate();
  }, GOODBYE_MS);
  await Promise.all(ended);
  clearTimeout(impatience);
  wss.close();
}
