/** Counters since the start, and what is open now. */
export interface RealtimeStats {
  connections: number;
  channels: number;
  /** Upgrade requests turned away: origin, key, or a cap. */
  refused: number;
  /** Subscribers ended because they read too slowly, flooded, or stopped answering. */
  dropped: number;
  changes: number;
  sent: number;
}

export const noStats = (): RealtimeStats => ({
  connections: 0,
  channels: 0,
  refused: 0,
  dropped: 0,
  changes: 0,
  sent: 0,
});
