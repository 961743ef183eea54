import type { Change } from './fakeDatabase';

type Frame = [joinRef: string | null, ref: string | null, topic: string, event: string, payload: unknown];

interface JoinPayload {
  config: { private?: boolean; postgres_changes?: object[] };
  access_token?: string;
}

const SUBSCRIPTION_ID = 7;

/** The far end of the page's socket: joins channels and sends changes when told to. */
export class FakeGateway {
  sockets = new Set<FakeSocket>();
  joins: { topic: string; payload: JoinPayload }[] = [];
  isReachable = true;
  /** While false, channels are joined but changes do not flow yet. */
  isFlowing = true;

  /** Says that changes flow, to channels that were joined while they did not. */
  flow(): void {
    this.isFlowing = true;
    for (const socket of this.sockets) socket.announceFlow();
  }

  send(change: Change): void {
    if (!this.isFlowing) return;
    for (const socket of this.sockets) socket.sendChange(change);
  }

  cut(): void {
    for (const socket of [...this.sockets]) socket.drop(1006);
  }

  /** Closes every channel from the server's side, as when a token has ended. */
  closeChannels(): void {
    for (const socket of this.sockets) socket.closeChannels();
  }

  transport() {
    const gateway = this;
    return class extends FakeSocket {
      constructor(readonly url: string) {
        super(gateway);
      }
    } as unknown as typeof WebSocket;
  }
}

class FakeSocket {
  readyState = 0;
  bufferedAmount = 0;
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number; reason: string; wasClean: boolean }) => void) | null = null;
  onerror: ((event: unknown) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  private channels = new Map<string, { joinRef: string | null; isFlowing: boolean }>();

  constructor(private gateway: FakeGateway) {
    setTimeout(() => {
      if (!gateway.isReachable) return this.drop(1006);
      this.readyState = 1;
      gateway.sockets.add(this);
      this.onopen?.();
    }, 0);
  }

  private push(...frame: Frame): void {
    setTimeout(() => this.readyState === 1 && this.onmessage?.({ data: JSON.stringify(frame) }), 0);
  }

  send(data: string): void {
    const [joinRef, ref, topic, event, payload] = JSON.parse(data) as Frame;
    const reply = (response: object) =>
      this.push(joinRef, ref, topic, 'phx_reply', { status: 'ok', response });
    if (event === 'phx_join') {
      const join = payload as JoinPayload;
      this.gateway.joins.push({ topic, payload: join });
      this.channels.set(topic, { joinRef, isFlowing: false });
      const asked = join.config.postgres_changes ?? [];
      reply({ postgres_changes: asked.map((each) => ({ ...each, id: SUBSCRIPTION_ID })) });
      if (this.gateway.isFlowing) this.announceFlow();
    } else if (event === 'phx_leave') {
      this.channels.delete(topic);
      reply({});
    } else reply({});
  }

  announceFlow(): void {
    for (const [topic, channel] of this.channels) {
      if (channel.isFlowing) continue;
      channel.isFlowing = true;
      const payload = { extension: 'postgres_changes', status: 'ok', message: 'Subscribed', channel: topic };
      this.push(channel.joinRef, null, topic, 'system', payload);
    }
  }

  sendChange(change: Change): void {
    const data = {
      schema: 'public',
      table: 'messages',
      commit_timestamp: '2026-01-01T03:00:00Z',
      errors: null,
      columns: [],
      ...change,
    };
    for (const [topic, { joinRef }] of this.channels)
      this.push(joinRef, null, topic, 'postgres_changes', { ids: [SUBSCRIPTION_ID], data });
  }

  closeChannels(): void {
    for (const [topic, { joinRef }] of this.channels) this.push(joinRef, joinRef, topic, 'phx_close', {});
    this.channels.clear();
  }

  drop(code: number): void {
    this.readyState = 3;
    this.gateway.sockets.delete(this);
    this.onclose?.({ code, reason: '', wasClean: code === 1000 });
  }

  close(code = 1000): void {
    if (this.readyState !== 3) this.drop(code);
  }
}
