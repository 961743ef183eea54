import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Config } from '../config/Config';
import type { PortalHandler } from '../portal/portalHandler';
import type { ApiCall } from './apiHandler';
import { announcesTooMuch } from './bodyLimit';
import { answerClientError } from './clientError';
import { isAmbiguous } from './framing';
import type { Health } from './health';
import { hostHeaders, hostRule } from './hostRule';
import { refuseBody } from './refuseBody';
import { parseTarget } from './requestTarget';
import { sendJson, sendText } from './respond';
import { baseHeaders } from './securityHeaders';
import { surfaceOf } from './surface';
import { type UpgradeSources, upgradeHandler } from './upgradeHandler';
import { visitorAddressReader } from './visitorAddress';

export interface FrontParts {
  portal: PortalHandler;
  /** Undefined beside a hosted project, which has an API of its own. */
  api: ((call: ApiCall) => Promise<void>) | undefined;
  upgrades: UpgradeSources | undefined;
  health(): Promise<Health>;
  report(what: string, error: unknown): void;
}

const TIMES = { headersTimeout: 15_000, requestTimeout: 60_000, keepAliveTimeout: 10_000 };

/** The one door of the portal: looks at every request, then hands it to the part that it is for. */
export function createFront(config: Config, parts: FrontParts): Server {
  const askedHost = hostRule(config.publicUrl);
  const visitorAddress = visitorAddressReader(config.trustedProxies);
  const always = Object.entries(baseHeaders(config.publicUrl));
  const addressOf = (request: IncomingMessage) =>
    visitorAddress({
      peer: request.socket.remoteAddress,
      forwardedFor: [request.headers['x-forwarded-for']].flat().join(','),
    });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const [name, value] of always) response.setHeader(name, value);
    const target = parseTarget(request.url ?? '');
    const host = askedHost(hostHeaders(request.rawHeaders));
    if (!target || host === 'malformed' || isAmbiguous(request)) {
      // What follows on this connection may be the body that we do not believe in.
      response.shouldKeepAlive = false;
      return sendText(response, 400, 'Bad request');
    }
    if (announcesTooMuch(request)) return refuseBody(request, response);

    const surface = surfaceOf(target.segments);
    if (surface === 'health') {
      const { status, body } = await parts.health();
      return sendJson(response, status, body);
    }
    if (surface === 'portal') {
      const redirectTo = host === 'ours' ? undefined : config.publicUrl + request.url;
      return parts.portal(request, response, target, redirectTo);
    }
    if (!parts.api)
      return sendJson(response, 404, { code: 'not_found', message: 'The API is at another address' });
    if (host === 'other') {
      return sendJson(response, 421, { code: 'misdirected', message: `Ask ${config.publicUrl} instead` });
    }
    return parts.api({ request, response, target, surface, address: addressOf(request) });
  }

  const server = createServer(TIMES, (request, response) => {
    response.on('error', () => response.destroy());
    answer(request, response).catch((error) => {
      if (request.destroyed && !request.complete) return;
      parts.report(`${request.method} ${request.url?.split('?')[0]}`, error);
      if (response.headersSent) response.destroy();
      else sendJson(response, 500, { code: 'internal', message: 'Something went wrong' });
    });
  });
  server.on('clientError', answerClientError);
  server.on('upgrade', upgradeHandler(server, parts.upgrades, { askedHost, addressOf }));
  return server;
}
