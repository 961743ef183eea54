import type { RuntimeConfig } from '@portal/contracts';
import type { Config } from '../config/Config';
import { documentHeaders, showsDiscordAvatars } from '../http/securityHeaders';
import { compress, type Encoding } from './encoding';
import { etagOf } from './etag';
import { type Page, pageFinder } from './pageOf';
import { renderDocument } from './renderDocument';
import type { Site } from './site';

/** A document, or the registry, ready to be sent in whatever encoding a visitor takes. */
export interface Prepared {
  status: number;
  headers: Record<string, string>;
  etag: string;
  bodies: Record<Encoding, Buffer>;
}

export interface Documents {
  pageAt(segments: readonly string[]): Page;
  document(page: Page): Promise<Prepared>;
  registry(): Promise<Prepared>;
}

function runtimeConfig(config: Config, site: Site, embeddedKey: string): RuntimeConfig {
  const { backend, publicUrl, deterrence } = config;
  const isHosted = backend.kind === 'hosted';
  return {
    supabaseUrl: isHosted ? backend.url : publicUrl,
    supabaseKey: isHosted ? backend.publishableKey : embeddedKey,
    publicUrl,
    deterrence,
    streaming: true,
    discordAvatars: showsDiscordAvatars(config),
    release: site.shell.release,
  };
}

async function prepare(text: string, status: number, headers: Record<string, string>): Promise<Prepared> {
  return {
    status,
    headers: { ...headers, vary: 'accept-encoding' },
    etag: etagOf(text),
    bodies: await compress(text),
  };
}

/** Everything that is made from one state of the site; each document is made and compressed once. */
function documentsOf(config: Config, site: Site, embeddedKey: string): Documents {
  const runtime = runtimeConfig(config, site, embeddedKey);
  const made = new Map<string, Promise<Prepared>>();
  const once = (key: string, make: () => Promise<Prepared>) => {
    const making = made.get(key) ?? make();
    made.set(key, making);
    return making;
  };
  return {
    pageAt: pageFinder(site),
    document: (page) =>
      once(`page ${page.key}`, () =>
        prepare(renderDocument(site, page, runtime), page.status, {
          ...documentHeaders(config, site.shell.scriptHashes, page.isEmbed),
          'content-type': 'text/html; charset=utf-8',
        }),
      ),
    registry: () =>
      once('registry', () =>
        prepare(JSON.stringify(site.registry), 200, {
          'content-type': 'application/json; charset=utf-8',
          'cache-control': 'no-cache',
        }),
      ),
  };
}

/** Keeps the documents of the newest state of the site, and forgets those of the one before. */
export function documentCache(config: Config): (site: Site, embeddedKey: string) => Documents {
  let current: { key: string; documents: Documents } | undefined;
  return (site, embeddedKey) => {
    const key = `${site.stamp} ${embeddedKey}`;
    if (current?.key !== key) current = { key, documents: documentsOf(config, site, embeddedKey) };
    return current.documents;
  };
}
