/** What one visitor and all visitors together may ask of the gateway. Rates are token buckets. */
export interface RealtimeLimits {
  connections: number;
  connectionsPerAddress: number;
  channelsPerSocket: number;
  subscriptionsPerChannel: number;
  /** Frames of one socket: at once, and per second from then on. */
  messageBurst: number;
  messagesPerSecond: number;
  /** Joins and token changes of one socket, each of which asks the database. */
  joinBurst: number;
  joinsPerSecond: number;
  /** The same of one address, however many sockets it opens and closes. */
  joinBurstPerAddress: number;
  joinsPerSecondPerAddress: number;
  /** Presence events of one channel, each of which goes to everybody on the topic. */
  presenceBurst: number;
  presencePerSecond: number;
  frameBytes: number;
  broadcastBytes: number;
  presenceBytes: number;
  /** A subscriber that leaves more than this unread is dropped. */
  bufferedBytes: number;
  /** Changes waiting for delivery; beyond it subscribers are told to read again. */
  pendingChanges: number;
  pingMs: number;
  /** How long a socket may stay without a channel. */
  idleMs: number;
}

export const DEFAULT_LIMITS: RealtimeLimits = {
  connections: 1_000,
  connectionsPerAddress: 60,
  channelsPerSocket: 20,
  subscriptionsPerChannel: 10,
  messageBurst: 60,
  messagesPerSecond: 10,
  joinBurst: 30,
  joinsPerSecond: 2,
  joinBurstPerAddress: 120,
  joinsPerSecondPerAddress: 10,
  presenceBurst: 10,
  presencePerSecond: 0.5,
  frameBytes: 64 * 1024,
  broadcastBytes: 16 * 1024,
  presenceBytes: 1024,
  bufferedBytes: 1024 * 1024,
  pendingChanges: 10_000,
  pingMs: 25_000,
  idleMs: 60_000,
};

/** The limits with every count and rate of visitors multiplied; sizes and waiting times stay. */
export function scaleLimits(limits: RealtimeLimits, factor: number): RealtimeLimits {
  return {
    ...limits,
    connections: limits.connections * factor,
    connectionsPerAddress: limits.connectionsPerAddress * factor,
    channelsPerSocket: limits.channelsPerSocket * factor,
    messageBurst: limits.messageBurst * factor,
    messagesPerSecond: limits.messagesPerSecond * factor,
    joinBurst: limits.joinBurst * factor,
    joinsPerSecond: limits.joinsPerSecond * factor,
    joinBurstPerAddress: limits.joinBurstPerAddress * factor,
    joinsPerSecondPerAddress: limits.joinsPerSecondPerAddress * factor,
    presenceBurst: limits.presenceBurst * factor,
    presencePerSecond: limits.presencePerSecond * factor,
  };
}
