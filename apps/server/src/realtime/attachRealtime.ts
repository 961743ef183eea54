import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { addressSubject } from '../limits/subjects';
import { createTokenReader } from './auth/readToken';
import { TopicVerdicts } from './auth/topicVerdicts';
import { changeQueue, startOver } from './changes/changeQueue';
import { TableAccess } from './changes/tableAccess';
import { Topics } from './channel/topics';
import type { Gateway } from './gateway';
import { DEFAULT_LIMITS, type RealtimeLimits } from './limits';
import { acceptSocket } from './socket/acceptSocket';
import { ConnectionCount } from './socket/connectionCount';
import { endAll } from './socket/endAll';
import { checkHandshake, REALTIME_PATH } from './socket/handshake';
import { keepHouse } from './socket/housekeeping';
import { JoinAllowance } from './socket/joinAllowance';
import type { RealtimeSocket } from './socket/RealtimeSocket';
import { refuseUpgrade } from './socket/refuseUpgrade';
import { REALTIME_SQL } from './sql/realtimeSql';
import { noStats, type RealtimeStats } from './stats';

export interface RealtimeOptions {
  server: Server;
  database: Gateway['database'];
  jwtSecret: string;
  keys: { publishable: string; secret: string };
  /** Origins of pages that may connect, e.g. `http://localhost:4000`. */
  allowedOrigins: readonly string[];
  limits?: Partial<RealtimeLimits>;
  /** Lets anybody broadcast on topics that are not private. Off unless asked for. */
  publicRelay?: boolean;
  /** Whose connection it is, for the cap per address. */
  addressOf?(request: IncomingMessage): string;
  /** Milliseconds since the epoch. */
  now?(): number;
  /** How often expired tokens, dead peers and idle sockets are looked for. */
  sweepMs?: number;
  report?(what: string, error: unknown): void;
}

export interface Realtime {
  stats(): RealtimeStats;
  close(): Promise<void>;
}

const SWEEP_MS = 1_000;

/**
 * Serves `/realtime/v1/websocket` on an HTTP server: the part of Supabase Realtime that supabase-js speaks.
 * Call it once the migrations have run; it brings its own SQL up to date.
 */
export async function attachRealtime(options: RealtimeOptions): Promise<Realtime> {
  const { server, database, now = Date.now, report = reportToConsole } = options;
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const gateway: Gateway = {
    database,
    limits,
    stats: noStats(),
    topics: new Topics(),
    tables: new TableAccess(database, now),
    verdicts: new TopicVerdicts({ database, report, now }),
    readToken: createTokenReader({ ...options, now }),
    publicRelay: options.publicRelay ?? false,
    now,
    report,
  };
  await database.exec(REALTIME_SQL);
  const stopListening = await database.listen('realtime_changes', changeQueue(gateway), () =>
    startOver(gateway),
  );

  const sockets = new Set<RealtimeSocket>();
  const places = new ConnectionCount(limits);
  const joins = new JoinAllowance(limits, now);
  const wss = new WebSocketServer({
    noServer: true,
    maxPayload: limits.frameBytes,
    perMessageDeflate: false,
  });

  const onUpgrade = (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    const refuse = (status: number) => {
      gateway.stats.refused += 1;
      refuseUpgrade(stream, status);
    };
    if (request.url?.split('?', 1)[0] !== REALTIME_PATH) {
      if (server.listenerCount('upgrade') === 1) refuse(404);
      return;
    }
    const handshake = checkHandshake(request, options);
    if ('status' in handshake) return refuse(handshake.status);
    const address = addressSubject(options.addressOf?.(request) ?? request.socket.remoteAddress ?? '');
    const giveBack = places.take(address);
    if (!giveBack) return refuse(429);
    stream.once('close', giveBack);
    wss.handleUpgrade(request, stream, head, (ws) => {
      const socket = acceptSocket(gateway, ws, handshake, joins.of(address));
      sockets.add(socket);
      ws.once('close', () => sockets.delete(socket));
    });
  };
  server.on('upgrade', onUpgrade);
  const sweep = setInterval(() => keepHouse(gateway, sockets), options.sweepMs ?? SWEEP_MS);
  sweep.unref();

  return {
    stats: () => ({ ...gateway.stats, connections: sockets.size }),
    close: async () => {
      server.off('upgrade', onUpgrade);
      clearInterval(sweep);
      await endAll(wss);
      await stopListening();
    },
  };
}

/** A `DatabaseError` shows its code only: no row and no parameter gets into a log. */
function reportToConsole(what: string, error: unknown): void {
  console.error(`realtime: ${what}:`, error);
}
