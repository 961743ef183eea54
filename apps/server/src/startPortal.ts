import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Config } from './config/Config';
import { handlers } from './functions/handlers';
import { createFront } from './http/front';
import { healthOf } from './http/health';
import { listen } from './http/listen';
import { countRequests } from './http/requestsUnderWay';
import { portalHandler } from './portal/portalHandler';
import { siteReader } from './portal/site';
import { startEmbedded } from './worker/startEmbedded';

export interface PortalPlaces {
  /** The checkout: `dist/portal` and `supabase` are below it. */
  root: string;
  /** The program of the back end's thread. */
  worker: URL;
  /** Of the portal. */
  version: string;
}

export interface RunningPortal {
  port: number;
  /** Set when it has just been made up. */
  newAdminPassword?: string;
  /** To be called when the operator knows it: it is told once. */
  passwordTold(): void;
  /** Finishes what is under way, within a few seconds. */
  close(): Promise<void>;
}

/** How long answers under way may take when the portal stops. */
const FINISH_MS = 1_500;

const log = (line: string) => console.error(line);
const report = (what: string, error: unknown) => console.error(`${what}:`, error);

/** Starts every part of the portal. @throws {StartRefused} */
export async function startPortal(config: Config, places: PortalPlaces): Promise<RunningPortal> {
  const directory = join(places.root, 'dist', 'portal');
  const readSite = siteReader(directory, log);
  const embedded =
    config.backend.kind === 'embedded'
      ? startEmbedded(config, config.backend, { ...places, handlers, log, report })
      : undefined;

  const front = createFront(config, {
    portal: portalHandler(config, {
      directory,
      readSite,
      embeddedKey: () => embedded?.secrets()?.publishable,
    }),
    api: embedded?.api,
    upgrades: embedded?.upgrades,
    health: async () => healthOf(places.version, await readSite(), embedded?.state() ?? 'hosted'),
    report,
  });
  const requests = countRequests(front);
  const close = async () => {
    front.close();
    front.closeIdleConnections();
    await requests.settled(FINISH_MS);
    // The back end says goodbye to the websockets.
    await embedded?.close();
    front.closeAllConnections();
  };
  try {
    await listen(front, config);
    const opening = await embedded?.opened;
    const { port } = front.address() as AddressInfo;
    return {
      port,
      newAdminPassword: embedded?.newAdminPassword ?? opening?.adminPassword,
      passwordTold: () => embedded?.passwordTold(),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
