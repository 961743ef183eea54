import type { PortalClient } from '@portal/supabase';
import { createClient } from '@supabase/supabase-js';
import { FakeDatabase, type Person } from './fakeDatabase';
import { answerRest, type RecordedRequest } from './fakeRest';
import { FakeGateway } from './fakeSocket';

/**
 * A back end in memory behind the real Supabase client: what the page says and hears is what goes over the
 * wire. `isReachable` takes the network away, `hold` keeps answers back until the returned function is called.
 */
export class FakeRoomServer {
  database = new FakeDatabase();
  gateway = new FakeGateway();
  requests: RecordedRequest[] = [];
  /** What the auth service says the person's token is now. */
  tokenOf = (person: Person) => `token of ${person.id}`;
  private held: Promise<void> = Promise.resolve();
  private isDown = false;

  constructor() {
    this.database.onChange = (change) => this.gateway.send(change);
  }

  set isReachable(reachable: boolean) {
    this.isDown = !reachable;
    this.gateway.isReachable = reachable;
    if (!reachable) this.gateway.cut();
  }

  hold(): () => void {
    let release = () => {};
    this.held = new Promise((resolve) => {
      release = resolve;
    });
    return release;
  }

  requestsTo(method: string, table: string): RecordedRequest[] {
    return this.requests.filter((each) => each.method === method && each.url.pathname.endsWith(`/${table}`));
  }

  /** The Supabase client of one person's page. */
  client(person: Person): PortalClient {
    return createClient('http://room.test', 'publishable', {
      accessToken: async () => this.tokenOf(person),
      global: { fetch: (input, init) => this.answer(person, new Request(input, init)) },
      realtime: { transport: this.gateway.transport() },
    });
  }

  async answer(sender: Person, request: Request): Promise<Response> {
    const text = await request.text();
    const recorded = {
      method: request.method,
      url: new URL(request.url),
      body: text ? JSON.parse(text) : undefined,
    };
    this.requests.push(recorded);
    if (this.isDown) throw new TypeError('fetch failed');
    const aborted = new Promise<never>((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason));
    });
    await Promise.race([this.held, aborted]);
    return singleOf(answerRest(this.database, sender, recorded), request);
  }
}

/** `.single()` asks for an object in place of the list. */
async function singleOf(response: Response, request: Request): Promise<Response> {
  if (!response.ok || !request.headers.get('accept')?.includes('pgrst.object')) return response;
  const rows = (await response.json()) as unknown[];
  if (rows.length === 1) return Response.json(rows[0]);
  return Response.json(
    { code: 'PGRST116', message: 'not one row', details: null, hint: null },
    { status: 406 },
  );
}
