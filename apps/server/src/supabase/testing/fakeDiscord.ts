import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { DiscordEndpoints } from '../discord/DiscordEndpoints';

/** A server that answers as Discord does, as the test wants it. */
export interface FakeDiscord {
  endpoints: DiscordEndpoints;
  /** Who comes next: what `/users/@me` answers. */
  account: unknown;
  /** What both endpoints answer instead of 200. */
  status: number;
  /** Bodies that `/token` got. */
  tokenRequests: URLSearchParams[];
  close(): Promise<void>;
}

const ACCESS_TOKEN = 'discord-access-token';

export async function startFakeDiscord(): Promise<FakeDiscord> {
  const server = createServer(async (request: IncomingMessage, response) => {
    const answer = (body: unknown) => {
      response.writeHead(fake.status, { 'content-type': 'application/json', location: '/elsewhere' });
      response.end(JSON.stringify(body));
    };
    if (request.url === '/token') {
      fake.tokenRequests.push(new URLSearchParams(await text(request)));
      return answer({ access_token: ACCESS_TOKEN, token_type: 'Bearer' });
    }
    const isKnown = request.headers.authorization === `Bearer ${ACCESS_TOKEN}`;
    return answer(isKnown ? fake.account : { message: '401: Unauthorized' });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const fake: FakeDiscord = {
    endpoints: { authorize: `${origin}/authorize`, token: `${origin}/token`, me: `${origin}/me` },
    account: undefined,
    status: 200,
    tokenRequests: [],
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return fake;
}
