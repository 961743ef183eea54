import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Config } from './config/Config';
import { handlers } from './functions/handlers';
import { createFront } from './http/front';
import { healthOf } from './http/health';
import { listen } from './http/listen';
import { stopServing } from './http/stopServing';
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
  const close = async () => {
    await stopServing(front);
    await embedded?.close();
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
