import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '../config/Config';
import type { RequestTarget } from '../http/requestTarget';
import { sendText } from '../http/respond';
import { isAssetName } from './contentType';
import { documentCache } from './documents';
import { acceptedEncodings } from './encoding';
import { openPortalFile } from './portalFile';
import { sendFile } from './sendFile';
import { sendPrepared } from './sendPrepared';
import type { Site } from './site';

export interface PortalSources {
  directory: string;
  readSite(): Promise<Site | undefined>;
  /** The publishable key of the embedded back end; undefined as long as it is not known. */
  embeddedKey(): string | undefined;
}

export type PortalHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  target: RequestTarget,
  /** Undefined when the visitor used the right address, else the address to send a document's reader to. */
  redirectTo: string | undefined,
) => Promise<void>;

/** Build output lives here and nothing else: what is missing below is no page. */
const ASSET_FOLDERS = new Set(['r', 'static']);

/** The portal's own half: its files, the registry, and the document for everything else. */
export function portalHandler(config: Config, sources: PortalSources): PortalHandler {
  const documentsOf = documentCache(config);

  return async (request, response, { segments }, redirectTo) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendText(response, 405, 'Method not allowed', { allow: 'GET, HEAD' });
    }
    const accepted = acceptedEncodings(request.headers['accept-encoding']);
    const file = await openPortalFile(sources.directory, segments, accepted);
    if (file) return sendFile(request, response, file, segments);
    if (ASSET_FOLDERS.has(segments[0] ?? '')) return sendText(response, 404, 'Not found');

    const site = await sources.readSite();
    const embeddedKey = config.backend.kind === 'hosted' ? '' : sources.embeddedKey();
    if (!site || embeddedKey === undefined) {
      return sendText(response, 503, 'The portal is starting', { 'retry-after': 1 });
    }
    const documents = documentsOf(site, embeddedKey);
    if (segments.join('/') === 'remotes.json') {
      return sendPrepared(request, response, await documents.registry());
    }
    const page = documents.pageAt(segments);
    if (page.status === 404 && isAssetName(segments.at(-1) ?? '')) {
      return sendText(response, 404, 'Not found');
    }
    if (redirectTo) {
      return sendText(response, 307, 'The portal is at another address', { location: redirectTo });
    }
    sendPrepared(request, response, await documents.document(page));
  };
}
