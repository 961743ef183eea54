import { maskSecret } from './maskSecret.ts';
import type { Timing } from './timing.ts';

/** More than any answer: a provider that sends without end is cut off here. */
const ANSWER_MAX_BYTES = 2_000_000;

interface Passage {
  /** Never passed on, wherever it stands. */
  secret: string;
  timing: Timing;
  /** Tells the provider to stop sending. */
  stop: () => void;
}

/**
 * The provider's body, piece by piece, as fast as the visitor reads. It breaks off, visibly, when a piece does not
 * come in time or the whole is too long.
 */
export function passOn(
  body: ReadableStream<Uint8Array>,
  { secret, timing, stop }: Passage,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  const mask = maskSecret(secret);
  const startedAt = performance.now();
  let bytes = 0;

  async function nextPiece() {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tooSlow = new Promise<never>((_resolve, reject) => {
      const left = timing.wholeMs - (performance.now() - startedAt);
      timer = setTimeout(() => reject(new Error('The provider fell silent.')), Math.min(timing.idleMs, left));
    });
    try {
      return await Promise.race([reader.read(), tooSlow]);
    } finally {
      clearTimeout(timer);
    }
  }

  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        let passed = new Uint8Array();
        while (passed.length === 0) {
          const { value, done } = await nextPiece();
          if (done) {
            const rest = mask.end();
            if (rest.length > 0) controller.enqueue(rest);
            controller.close();
            return;
          }
          bytes += value.byteLength;
          if (bytes > ANSWER_MAX_BYTES) throw new Error('The answer is too long.');
          passed = mask.next(value);
        }
        controller.enqueue(passed);
      } catch (error) {
        stop();
        controller.error(error);
      }
    },
    cancel: stop,
  });
}
