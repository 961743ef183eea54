import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import type { FunctionHandler } from '../../../../../supabase/functions/_shared/context';
import { parseConfig } from '../../config/parseConfig';
import { functionsHandler } from '../../functions/functionsHandler';
import { frontLimits } from '../../limits/frontLimits';
import { portalHandler } from '../../portal/portalHandler';
import { siteReader } from '../../portal/site';
import { createTestSite, type TestSite } from '../../portal/testing/testSite';
import type { Secrets } from '../../supabase/secrets/Secrets';
import { socketFetch } from '../../worker/socketFetch';
import type { BackendState } from '../../worker/supervisor';
import { apiHandler } from '../apiHandler';
import { createFront } from '../front';
import { healthOf } from '../health';
import { freePort } from './freePort';

export const secrets: Secrets = {
  publishable: 'sb_publishable_test',
  secret: 'sb_secret_test',
  jwtSecret: 'a secret of at least thirty-two bytes',
};

export interface TestPortal {
  url: string;
  port: number;
  site: TestSite;
  /** Lines and errors that an operator would have seen. */
  reports: unknown[][];
  /** What the front believes of the back end. */
  backend: { state: BackendState };
  clock: { now: number };
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Sends bytes as they are and reads until the server hangs up. */
  raw(bytes: string): Promise<string>;
  close(): Promise<void>;
}

export interface TestPortalOptions {
  env?: Record<string, string>;
  handlers?: Record<string, FunctionHandler>;
  /** Where a stand-in for the back end listens. */
  backendSocket?: string;
}

function sendRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    let answer = '';
    socket.setEncoding('latin1');
    socket.on('data', (text) => {
      answer += text;
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', (error) => (answer ? resolve(answer) : reject(error)));
  });
}

async function listenOn(server: Server, port: number): Promise<void> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
}

/** The front of the portal on a small site; the back end, where a test needs one, is the test's. */
export async function serveTestPortal(options: TestPortalOptions = {}): Promise<TestPortal> {
  const site = createTestSite();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const config = parseConfig({ PORT: String(port), PUBLIC_URL: url, DATA_DIR: 'memory', ...options.env });
  const reports: unknown[][] = [];
  const report = (...what: unknown[]) => reports.push(what);
  const clock = { now: 0 };
  const backend: TestPortal['backend'] = {
    state: options.backendSocket
      ? { kind: 'open', socketPath: options.backendSocket, isDatabaseAnswering: true }
      : { kind: 'opening' },
  };
  const state = () => backend.state;
  const isEmbedded = config.backend.kind === 'embedded';
  const isRelaxed = config.relaxedLimits;
  const limits = frontLimits({ isRelaxed, nowMs: () => clock.now });
  const functions = functionsHandler({
    handlers: options.handlers ?? {},
    publicUrl: config.publicUrl,
    context: () => ({
      env: { SUPABASE_URL: config.publicUrl },
      fetch: socketFetch(config.publicUrl, () => options.backendSocket),
    }),
    report,
  });
  const readSite = siteReader(site.directory, report);
  const server = createFront(config, {
    portal: portalHandler(config, {
      directory: site.directory,
      readSite,
      embeddedKey: () => secrets.publishable,
    }),
    api: isEmbedded
      ? apiHandler({
          publicUrl: config.publicUrl,
          backend: state,
          jwtSecret: () => secrets.jwtSecret,
          limits,
          isRelaxed,
          hasOneSession: config.backend.kind === 'embedded' && config.backend.storage.kind !== 'postgres',
          functions,
        })
      : undefined,
    upgrades: isEmbedded ? { backend: state, limits } : undefined,
    health: async () => healthOf('0.0.0', await readSite(), isEmbedded ? state() : 'hosted'),
    report,
  });
  await listenOn(server, port);

  return {
    url,
    port,
    site,
    reports,
    backend,
    clock,
    fetch: (path, init) => fetch(url + path, { redirect: 'manual', ...init }),
    raw: (bytes) => sendRaw(port, bytes),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      site.remove();
    },
  };
}
