import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { FunctionHandler } from '../../../../supabase/functions/_shared/context';
import type { Config, EmbeddedBackend } from '../config/Config';
import { RELAXED_FACTOR } from '../config/limits';
import { functionEnv } from '../functions/functionEnv';
import { functionsHandler } from '../functions/functionsHandler';
import { type ApiCall, apiHandler } from '../http/apiHandler';
import type { UpgradeSources } from '../http/upgradeHandler';
import { frontLimits } from '../limits/frontLimits';
import type { Secrets } from '../supabase/secrets/Secrets';
import { prepareStorage } from './data/prepareStorage';
import type { WorkerInput } from './protocol';
import { createSocketDirectory } from './socketDirectory';
import { socketFetch } from './socketFetch';
import { type BackendState, type Supervised, superviseBackend } from './supervisor';

export interface Embedded {
  api(call: ApiCall): Promise<void>;
  upgrades: UpgradeSources;
  state(): BackendState;
  /** Undefined as long as only the database knows them. */
  secrets(): Secrets | undefined;
  opened: Supervised['opened'];
  newAdminPassword?: string;
  passwordTold(): void;
  close(): Promise<void>;
}

interface EmbeddedParts {
  root: string;
  worker: URL;
  handlers: Readonly<Record<string, FunctionHandler>>;
  log(line: string): void;
  report(what: string, error: unknown): void;
}

/** The embedded Supabase as the front sees it: a thread with the database, and functions beside it. */
export function startEmbedded(config: Config, backend: EmbeddedBackend, parts: EmbeddedParts): Embedded {
  const { publicUrl, relaxedLimits: isRelaxed } = config;
  const storage = prepareStorage(backend);
  const sockets = createSocketDirectory();
  const input: Omit<WorkerInput, 'socketPath' | 'pulse'> = {
    backend: { ...backend, admin: { ...backend.admin, password: storage.adminPassword } },
    publicUrl,
    bindAddress: config.host,
    rateFactor: isRelaxed ? RELAXED_FACTOR : 1,
    supabaseDirectory: join(parts.root, 'supabase'),
    secrets: storage.secrets,
  };
  const supervised = superviseBackend({
    spawn: (place) => new Worker(parts.worker, { workerData: { ...input, ...place } satisfies WorkerInput }),
    socketPath: sockets.socketPath,
    report: parts.log,
  });
  let secrets = storage.secrets;
  supervised.opened.then(
    (opening) => {
      secrets = opening.secrets;
    },
    () => {},
  );

  const limits = frontLimits({ isRelaxed });
  const state = supervised.state;
  const apiFetch = socketFetch(publicUrl, () => {
    const now = state();
    return now.kind === 'open' ? now.socketPath : undefined;
  });
  const functions = functionsHandler({
    handlers: parts.handlers,
    publicUrl,
    context: () => ({
      env: secrets ? functionEnv(publicUrl, backend.companion, secrets, isRelaxed) : {},
      fetch: apiFetch,
    }),
    report: parts.report,
  });
  const jwtSecret = () => secrets?.jwtSecret;
  return {
    api: apiHandler({
      publicUrl,
      backend: state,
      jwtSecret,
      limits,
      isRelaxed,
      hasOneSession: backend.storage.kind !== 'postgres',
      functions,
    }),
    upgrades: { backend: state, limits },
    state,
    secrets: () => secrets,
    opened: supervised.opened,
    newAdminPassword: storage.newAdminPassword,
    passwordTold: storage.passwordTold,
    async close() {
      await supervised.close();
      sockets.remove();
      storage.lock.release();
    },
  };
}
