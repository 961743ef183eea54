import type { AnswerCache } from './answerCache';
import type { Companion } from './companion';
import { askStreamed, askWhole, type CallOptions } from './geminiCalls';
import type { GeminiModel } from './geminiModel';
import { pause } from './pause';
import { statusOf, withRetries } from './withRetries';

interface GeminiCompanionOptions {
  model(): Promise<GeminiModel>;
  cache: AnswerCache;
  /** From the runtime config. */
  streaming: boolean;
}

/** What a provider says that has the one method and not the other. */
const NO_SUCH_METHOD = [404, 405, 501];

const canStream = () => typeof ReadableStream !== 'undefined' && typeof TextDecoderStream !== 'undefined';

/**
 * Answers from the cache or from the provider: streamed by default, whole where streaming is switched off or not
 * to be had. Retries, cache and failures are the same for both.
 */
export function geminiCompanion({ model, cache, streaming }: GeminiCompanionOptions): Companion {
  let streams = streaming && canStream();

  async function call(prompt: string, options: CallOptions) {
    const client = await model();
    if (!streams) return askWhole(client, prompt, options);
    try {
      return await askStreamed(client, prompt, options);
    } catch (error) {
      if (!NO_SUCH_METHOD.includes(statusOf(error) ?? 0)) throw error;
      const answer = await askWhole(client, prompt, options);
      streams = false;
      return answer;
    }
  }

  return {
    async answer(prompt, { signal, onPiece, onRetry }) {
      const kept = cache.find(prompt);
      if (kept) return kept;
      const answer = await withRetries(() => call(prompt, { signal, onPiece }), {
        wait: (ms) => pause(ms, signal),
        onRetry,
      });
      if (!signal.aborted) cache.keep(prompt, answer);
      return answer;
    },
    forget: cache.clear,
  };
}
