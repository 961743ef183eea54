import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SocketDirectory {
  /** A path for the n-th worker to listen on, which nobody else on this machine can reach. */
  socketPath(generation: number): string;
  remove(): void;
}

/** A place for sockets: a directory of our own, or unguessable named pipes on Windows. */
export function createSocketDirectory(platform = process.platform): SocketDirectory {
  if (platform === 'win32') {
    const name = randomBytes(16).toString('hex');
    return { socketPath: (generation) => `\\\\.\\pipe\\portal-${name}-${generation}`, remove: () => {} };
  }
  const directory = mkdtempSync(join(tmpdir(), 'portal-'));
  chmodSync(directory, 0o700);
  return {
    socketPath: (generation) => join(directory, `${generation}.sock`),
    remove: () => rmSync(directory, { recursive: true, force: true }),
  };
}
