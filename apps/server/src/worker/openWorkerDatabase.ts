import { join } from 'node:path';
import type { Storage } from '../config/Config';
import type { Database } from '../database/Database';
import { openDatabase } from '../database/openDatabase';
import { DATABASE_FOLDER } from './data/databaseFolder';

export function openWorkerDatabase(storage: Storage): Promise<Database> {
  if (storage.kind === 'memory') return openDatabase('memory');
  if (storage.kind === 'postgres') return openDatabase({ databaseUrl: storage.url });
  return openDatabase({ dataDir: join(storage.path, DATABASE_FOLDER) });
}
