import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  createClient,
  type RealtimeClientOptions,
  type SupabaseClient,
  type WebSocketLikeConstructor,
} from '@supabase/supabase-js';
import ws from 'ws';
import { attachRealtime, type RealtimeOptions } from '../attachRealtime';
import type { Version } from '../protocol/frame';
import { Peer, type PeerOptions } from './Peer';
import { JWT_SECRET, KEYS, tokenOf } from './people';

/** A gateway on loopback with ways to reach it. */
export type TestGateway = Awaited<ReturnType<typeof startGateway>>;

type Options = Pick<RealtimeOptions, 'database'> & Partial<RealtimeOptions>;

export async function startGateway(options: Options) {
  const server = createServer((_request, response) => response.writeHead(404).end());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const realtime = await attachRealtime({
    server,
    jwtSecret: JWT_SECRET,
    keys: KEYS,
    allowedOrigins: ['http://portal.test'],
    sweepMs: 10,
    ...options,
  });
  const clients: SupabaseClient[] = [];
  const peers: Peer[] = [];

  function clientOf(accessToken?: () => Promise<string>, more?: RealtimeClientOptions): SupabaseClient {
    const client = createClient(origin, options.keys?.publishable ?? KEYS.publishable, {
      accessToken,
      auth: { persistSession: false, autoRefreshToken: false },
      realtime: { transport: ws as unknown as WebSocketLikeConstructor, ...more },
    });
    clients.push(client);
    return client;
  }

  return {
    realtime,
    /** The official client, as somebody or as nobody. */
    client(person?: string, vsn: Version = '2.0.0', more?: RealtimeClientOptions): SupabaseClient {
      return clientOf(person ? () => tokenOf(person) : undefined, { vsn, ...more });
    },
    /** The official client with a token of the back end's own. */
    clientWith: (token: string) => clientOf(async () => token),
    /** A bare socket, for what the official client would never send. */
    async peer(options?: PeerOptions): Promise<Peer> {
      const peer = await Peer.connect(origin, options);
      peers.push(peer);
      return peer;
    },
    async close(): Promise<void> {
      for (const peer of peers) peer.end();
      await Promise.all(clients.map((client) => client.realtime.disconnect()));
      await realtime.close();
      server.close();
    },
  };
}
