/** How long each step may take, and how fast the built-in listener writes. All in milliseconds. */
export interface Timing {
  /** Until the provider sends its first header. */
  headersMs: number;
  /** Between two pieces of a body. */
  idleMs: number;
  /** For one whole body. */
  wholeMs: number;
  /** Before the listener's first word: an answer that is there at once feels unread. */
  listenerPauseMs: number;
  /** Between two of the listener's pieces. */
  listenerPieceMs: number;
}

export const TIMING: Timing = {
  headersMs: 45_000,
  idleMs: 30_000,
  wholeMs: 180_000,
  listenerPauseMs: 600,
  listenerPieceMs: 45,
};
