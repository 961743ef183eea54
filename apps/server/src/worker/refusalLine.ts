import querystring from 'node:querystring';
import type { Storage } from '../config/Config';
import { StartRefused } from '../config/StartRefused';

const WHERE: Record<Storage['kind'], string> = {
  directory: 'The database in DATA_DIR cannot be opened',
  memory: 'The database cannot be opened',
  postgres: 'The database at DATABASE_URL cannot be opened',
};

function reasonOf(error: unknown): string {
  const { message, code } = error as { message?: string; code?: string };
  const [line = ''] = (message ?? String(error)).split('\n');
  return line && code && !line.includes(code) ? `${line} (${code})` : line || code || 'unknown reason';
}

/** One line for an operator about a back end that does not open. The database's password is never in it. */
export function refusalLine(error: unknown, storage: Storage): string {
  if (error instanceof StartRefused) return error.message;
  const line = `${WHERE[storage.kind]}: ${reasonOf(error)}`;
  if (storage.kind !== 'postgres') return line;
  const { password } = new URL(storage.url);
  const secrets = [storage.url, password, querystring.unescape(password)].filter(Boolean);
  return secrets.reduce((text, secret) => text.replaceAll(secret, '…'), line);
}
