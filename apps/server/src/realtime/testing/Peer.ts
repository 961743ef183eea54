import WebSocket from 'ws';
import { KEYS } from './people';

export interface PeerOptions {
  apikey?: string;
  version?: string;
  headers?: Record<string, string>;
  autoPong?: boolean;
  path?: string;
}

export interface Received {
  topic: string;
  event: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into payloads of every shape
  payload: any;
  ref: string | null;
}

/** One bare WebSocket that speaks protocol 1.0.0 unless told otherwise, and remembers what it heard. */
export class Peer {
  readonly heard: Received[] = [];
  readonly pings: number[] = [];
  readonly closed: Promise<number>;
  private waiting: (() => void)[] = [];
  private refs = 0;

  private constructor(readonly ws: WebSocket) {
    ws.on('message', (data, isBinary) => {
      if (!isBinary) this.heard.push(JSON.parse(data.toString()));
      this.wake();
    });
    ws.on('ping', () => {
      this.pings.push(1);
      this.wake();
    });
    ws.on('error', () => {});
    this.closed = new Promise((resolve) => ws.once('close', resolve));
  }

  /** Rejects with the HTTP status when the gateway refuses. */
  static async connect(origin: string, options: PeerOptions = {}): Promise<Peer> {
    const { apikey = KEYS.publishable, version = '1.0.0', headers, autoPong = true } = options;
    const url = new URL(options.path ?? '/realtime/v1/websocket', origin.replace('http', 'ws'));
    url.searchParams.set('apikey', apikey);
    url.searchParams.set('vsn', version);
    const ws = new WebSocket(url, { headers, autoPong });
    const peer = new Peer(ws);
    await new Promise((resolve, reject) => {
      ws.once('open', resolve);
      ws.once('unexpected-response', (_request, response) => {
        reject(new Error(String(response.statusCode)));
        ws.terminate();
      });
    });
    return peer;
  }

  /** Sends a message and answers what it was told. */
  async ask(
    topic: string,
    event: string,
    payload: unknown,
  ): Promise<{ status: string; response: { reason?: string } }> {
    const ref = this.push(topic, event, payload);
    const reply = await this.until((message) => message.event === 'phx_reply' && message.ref === ref);
    return reply.payload;
  }

  join(name: string, token: string | undefined, config: object = {}) {
    return this.ask(`realtime:${name}`, 'phx_join', { access_token: token, config });
  }

  push(topic: string, event: string, payload: unknown): string {
    const ref = String(++this.refs);
    this.ws.send(JSON.stringify({ topic, event, payload, ref, join_ref: null }));
    return ref;
  }

  /** Everything that the gateway has sent before this has been heard. */
  async settle(): Promise<void> {
    await this.ask('phoenix', 'heartbeat', {});
  }

  async until(wanted: (message: Received) => boolean): Promise<Received> {
    for (;;) {
      const found = this.heard.find(wanted);
      if (found) return found;
      await this.next();
    }
  }

  /** Waits for a frame or a ping. */
  next(): Promise<void> {
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  of(event: string): Received[] {
    return this.heard.filter((message) => message.event === event);
  }

  end(): void {
    this.ws.terminate();
  }

  private wake(): void {
    for (const resolve of this.waiting.splice(0)) resolve();
  }
}
