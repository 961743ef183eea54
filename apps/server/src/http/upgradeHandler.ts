import { type IncomingMessage, type Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FrontLimits } from '../limits/frontLimits';
import { proxyUpgrade } from '../worker/proxyUpgrade';
import type { BackendState } from '../worker/supervisor';
import { hasFraming, isAmbiguous } from './framing';
import { type HostVerdict, hostHeaders } from './hostRule';
import { parseTarget } from './requestTarget';
import { surfaceOf } from './surface';

export interface UpgradeSources {
  backend(): BackendState;
  limits: FrontLimits;
}

interface Visitor {
  askedHost(hosts: readonly string[]): HostVerdict;
  addressOf(request: IncomingMessage): string;
}

function refuse(socket: Duplex, status: string, headers: string[] = []): void {
  const lines = [`HTTP/1.1 ${status}`, 'connection: close', 'content-length: 0', ...headers];
  socket.end(`${lines.join('\r\n')}\r\n\r\n`);
}

/** A server may ignore an upgrade that it does not know, such as the `h2c` that some clients offer by habit. */
function answerWithoutUpgrade(server: Server, request: IncomingMessage, socket: Duplex) {
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(socket, '400 Bad Request');
  const response = new ServerResponse(request);
  response.shouldKeepAlive = false;
  response.assignSocket(socket as Socket);
  response.on('finish', () => socket.end());
  server.emit('request', request, response);
}

/** Websockets go to the realtime gateway, when asked for where they are served. */
export function upgradeHandler(server: Server, sources: UpgradeSources | undefined, visitor: Visitor) {
  return (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    // After an upgrade Node reads no body: one that is announced would be missing further on.
    if (hasFraming(request) || isAmbiguous(request)) return refuse(socket, '400 Bad Request');
    const isWebSocket = request.headers.upgrade?.toLowerCase() === 'websocket';
    if (!isWebSocket) return answerWithoutUpgrade(server, request, socket);

    const target = parseTarget(request.url ?? '');
    const host = visitor.askedHost(hostHeaders(request.rawHeaders));
    if (!target || host === 'malformed' || request.method !== 'GET') return refuse(socket, '400 Bad Request');
    if (!sources || surfaceOf(target.segments) !== 'realtime') return refuse(socket, '404 Not Found');
    if (host === 'other') return refuse(socket, '421 Misdirected Request');

    const address = visitor.addressOf(request);
    const wait = sources.limits.take('api', { address });
    if (wait > 0) return refuse(socket, '429 Too Many Requests', [`retry-after: ${wait}`]);
    const backend = sources.backend();
    if (backend.kind !== 'open') return refuse(socket, '503 Service Unavailable', ['retry-after: 2']);
    proxyUpgrade(request, socket, head, { socketPath: backend.socketPath, address });
  };
}
