import type { Database, PortalClient } from '@portal/supabase';
import { createClient } from '@supabase/supabase-js';
import { SilentSocket } from './silentSocket';

/**
 * By method and path, e.g. `GET /rest/v1/profiles` or `POST /rest/v1/rpc/my_wallet`. What is returned is sent as JSON;
 * a `Response` is sent as it is; what is thrown is a network that failed.
 */
export type FakeAnswers = Record<string, (request: Request) => unknown>;

/** A network that answers from a table; a request that it does not know fails the call. */
export function fakeNetwork(answers: FakeAnswers): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const route = `${request.method} ${new URL(request.url).pathname}`;
    const reply = answers[route];
    if (!reply)
      return Response.json({ code: 'no_answer', message: `Nothing answers ${route}` }, { status: 501 });
    try {
      const given = await reply(request);
      return given instanceof Response ? given : Response.json(given ?? null);
    } catch (cause) {
      // The one failure that the client does not try again for seconds.
      throw new DOMException(String(cause), 'AbortError');
    }
  };
}

/** The real client over a network of a test's own. */
export function fakePortalClient(network: FakeAnswers | typeof fetch): PortalClient {
  return createClient<Database>('http://portal.test', 'publishable', {
    // A key of its own: clients that share one warn of each other.
    auth: {
      storageKey: crypto.randomUUID(),
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
    },
    realtime: { transport: SilentSocket as unknown as typeof WebSocket },
    global: { fetch: typeof network === 'function' ? network : fakeNetwork(network) },
  });
}
