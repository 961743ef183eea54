import type { Database, PortalClient } from '@portal/supabase';
import { createClient } from '@supabase/supabase-js';

/**
 * By method and path, e.g. `GET /rest/v1/profiles` or `POST /rest/v1/rpc/my_wallet`. What is returned is sent as JSON;
 * a `Response` is sent as it is; what is thrown is a network that failed.
 */
export type FakeAnswers = Record<string, (request: Request) => unknown>;

/** The real client over a network that answers from a table; a request it does not know fails the call. */
export function fakePortalClient(answers: FakeAnswers): PortalClient {
  const answer: typeof fetch = async (input, init) => {
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
  return createClient<Database>('http://portal.test', 'publishable', {
    // A key of its own: clients that share one warn of each other.
    auth: {
      storageKey: crypto.randomUUID(),
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
    },
    global: { fetch: answer },
  });
}
