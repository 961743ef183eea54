import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { dirname, parse } from 'node:path';

function isDirectory(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/**
 * Makes a directory of ours, with those above it. Level by level: Node's own recursive way never ends where a parent
 * exists that takes no children, such as `/proc`.
 * @throws the error of the file system.
 */
export function makeDirectory(path: string): void {
  const missing: string[] = [];
  for (let at = path; !isDirectory(at) && at !== parse(at).root; at = dirname(at)) missing.unshift(at);
  for (const each of missing) mkdirSync(each, { mode: 0o700 });
  accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
}
