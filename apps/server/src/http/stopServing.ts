import type { Server } from 'node:http';

/** How long answers under way may take to finish. */
const FINISH_MS = 1_500;

/** Takes no more requests, lets those under way finish, then cuts what is left. */
export async function stopServing(server: Server): Promise<void> {
  if (!server.listening) return;
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const late = setTimeout(() => server.closeAllConnections(), FINISH_MS);
  await closed;
  clearTimeout(late);
}
