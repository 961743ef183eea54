import { WebSocket } from 'ws';
import type { Channel } from '../channel/Channel';
import type { Gateway } from '../gateway';
import { encodeFrame } from '../protocol/encodeFrame';
import type { Frame, Version } from '../protocol/frame';
import { type TokenBucket, tokenBucket } from './tokenBucket';

/** For how long an expelled peer may read why. */
const EXPEL_MS = 250;

/** One visitor's connection: its channels, its allowance, and when it was last heard of. */
export class RealtimeSocket {
  readonly channels = new Map<string, Channel>();
  readonly mayMessage: TokenBucket;
  readonly mayJoin: TokenBucket;
  lastHeard: number;
  lastPinged: number;
  /** Since when there has been no channel. */
  idleSince: number;

  constructor(
    private readonly gateway: Gateway,
    private readonly ws: WebSocket,
    readonly version: Version,
    readonly apikey: string,
    mayJoinFromAddress: TokenBucket,
  ) {
    const { limits, now } = gateway;
    this.mayMessage = tokenBucket(limits.messageBurst, limits.messagesPerSecond, now);
    const mayJoinHere = tokenBucket(limits.joinBurst, limits.joinsPerSecond, now);
    this.mayJoin = () => mayJoinHere() && mayJoinFromAddress();
    this.lastHeard = this.lastPinged = this.idleSince = now();
  }

  get isOpen(): boolean {
    return this.ws.readyState === WebSocket.OPEN;
  }

  push(frame: Frame): void {
    this.send(encodeFrame(this.version, frame));
  }

  reply(to: Frame, status: 'ok' | 'error', response: object = {}): void {
    const { topic, ref, joinRef } = to;
    this.push({ topic, event: 'phx_reply', payload: { status, response }, ref, joinRef: joinRef ?? ref });
  }

  /** Sends, or drops a subscriber that has left too much unread. */
  send(encoded: string | Buffer): void {
    if (!this.isOpen) return;
    if (this.ws.bufferedAmount > this.gateway.limits.bufferedBytes) {
      this.drop();
      return;
    }
    this.ws.send(encoded);
    this.gateway.stats.sent += 1;
  }

  ping(): void {
    this.lastPinged = this.gateway.now();
    if (this.isOpen) this.ws.ping();
  }

  close(code: number, reason: string): void {
    this.ws.close(code, reason);
  }

  /** Ends a peer that breaks the rules: nothing more is read from it, and it is not waited for. */
  expel(code: number, reason: string): void {
    this.gateway.stats.dropped += 1;
    this.ws.close(code, reason);
    this.ws.pause();
    setTimeout(() => this.ws.terminate(), EXPEL_MS).unref();
  }

  drop(): void {
    this.gateway.stats.dropped += 1;
    this.ws.terminate();
  }
}
