import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Config } from '../config/Config';
import { StartRefused } from '../config/StartRefused';

const REFUSALS: Record<string, (config: Config) => string> = {
  EADDRINUSE: ({ port }) => `PORT=${port} is not allowed: a free port, this one is taken`,
  EACCES: ({ port }) => `PORT=${port} is not allowed: a port that this account may open`,
  EADDRNOTAVAIL: ({ host }) => `HOST=${host} is not allowed: an address of this machine`,
  ENOTFOUND: ({ host }) => `HOST=${host} is not allowed: an address of this machine`,
  EAI_AGAIN: ({ host }) => `HOST=${host} is not allowed: an address of this machine`,
};

/** @throws {StartRefused} when port or host cannot be had. */
export async function listen(server: Server, config: Config): Promise<void> {
  server.listen(config.port, config.host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const refusal = REFUSALS[(error as NodeJS.ErrnoException).code ?? ''];
    throw refusal ? new StartRefused(refusal(config)) : error;
  }
}
