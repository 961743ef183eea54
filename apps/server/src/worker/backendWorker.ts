import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { getRequestListener } from '@hono/node-server';
import { quietConsole } from '../database/quietConsole';
import { attachRealtime } from '../realtime/attachRealtime';
import { DEFAULT_LIMITS, scaleLimits } from '../realtime/limits';
import type { Backend } from '../supabase/Backend';
import { openBackend } from '../supabase/openBackend';
import { readOrCreateSecrets } from '../supabase/secrets/readOrCreateSecrets';
import { RESERVED_NAMES } from '../supabase/start/settingsStatements';
import { openWorkerDatabase } from './openWorkerDatabase';
import { ADDRESS_HEADER, type MainMessage, type WorkerInput, type WorkerMessage } from './protocol';
import { refusalLine } from './refusalLine';
import { visitorOf } from './visitorOf';
import { beat, watchDatabase } from './vitalSigns';

const input = workerData as WorkerInput;
const say = (message: WorkerMessage) => parentPort?.postMessage(message);

function listenFor(backend: Backend): Server {
  const listener = getRequestListener(
    (request, { incoming }) => {
      const peerAddress = incoming.headers[ADDRESS_HEADER];
      return backend.fetch(request, { peerAddress: [peerAddress].flat()[0] });
    },
    { overrideGlobalObjects: false },
  );
  // The front keeps time and counts; a socket that this side closes would meet its next request.
  return createServer({ keepAliveTimeout: 0, requestTimeout: 0 }, listener);
}

async function open(): Promise<() => Promise<void>> {
  const database = await openWorkerDatabase(input.backend.storage);
  const secrets = input.secrets ?? (await readOrCreateSecrets(database));
  const seed = join(input.supabaseDirectory, 'seed.sql');
  const backend = await openBackend({
    ...input.backend,
    database,
    secrets,
    publicUrl: input.publicUrl,
    bindAddress: input.bindAddress,
    rateFactor: input.rateFactor,
    migrationsDir: join(input.supabaseDirectory, 'migrations'),
    seedFile: existsSync(seed) ? seed : undefined,
    reservedNames: RESERVED_NAMES,
  });
  const server = listenFor(backend);
  const realtime = await attachRealtime({
    server,
    database,
    jwtSecret: secrets.jwtSecret,
    keys: backend.keys,
    allowedOrigins: [input.publicUrl],
    limits: scaleLimits(DEFAULT_LIMITS, input.rateFactor),
    addressOf: visitorOf,
  });
  server.listen(input.socketPath);
  await once(server, 'listening');
  watchDatabase(database, {
    tell: (isAnswering) => say({ type: 'database', isAnswering }),
    giveUp: () => process.exit(1),
  });
  say({ type: 'open', secrets, adminPassword: backend.adminPassword });

  return async () => {
    server.close();
    server.closeIdleConnections();
    await realtime.close();
    await backend.close();
  };
}

quietConsole();
beat(input.pulse);
process.on('unhandledRejection', (reason) => console.error('The back end left an error unhandled:', reason));
try {
  const close = await open();
  parentPort?.on('message', async ({ type }: MainMessage) => {
    if (type !== 'close') return;
    await close().catch((error) => console.error('The back end did not close cleanly:', error));
    process.exit(0);
  });
} catch (error) {
  say({ type: 'refused', line: refusalLine(error, input.backend.storage) });
  process.exit(1);
}
