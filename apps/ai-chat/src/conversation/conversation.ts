import { type Companion, CompanionError } from '../companion/companion';
import { ERROR_TEXTS } from '../companion/errorTexts';
import {
  type ConversationEvent,
  type ConversationState,
  changeConversation,
  initialState,
} from './conversationState';
import type { Answer, AnswerNote } from './entry';
import type { History } from './history';
import { promptOf } from './prompt';

interface ConversationOptions {
  companion: Companion;
  history: History;
  newId?(): string;
  now?(): number;
}

export interface Conversation {
  get(): ConversationState;
  subscribe(listener: () => void): () => void;
  /** @returns whether it was asked: a blank question is not, nor one while an answer is under way (AI-03, AI-04). */
  ask(text: string): boolean;
  /** Ends the answer under way and keeps what has come of it. */
  stop(): void;
  /** Deletes all messages, here and on the device (AI-24, OP-73). Does nothing while generating (OP-76). */
  clear(): void;
  /** Follows what other tabs write. @returns the way to stop, which also stops the answer under way. */
  open(): () => void;
}

/** The conversation without its screen: what was said, what is under way, and who is asked. */
export function createConversation({
  companion,
  history,
  newId = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`,
  now = Date.now,
}: ConversationOptions): Conversation {
  const listeners = new Set<() => void>();
  let state = initialState(history.read());
  let underway: AbortController | undefined;
  let isStale = false;

  function change(event: ConversationEvent) {
    const next = changeConversation(state, event);
    if (next === state) return;
    state = next;
    for (const listener of [...listeners]) listener();
  }

  function adopt() {
    isStale = state.phase.status === 'generating';
    if (!isStale) change({ type: 'replaced', entries: history.read() });
  }

  function settle(outcome: 'answered' | 'stopped' | 'failed', answers: Answer[]) {
    underway = undefined;
    history.append(answers);
    change({ type: 'settled', outcome, answers });
    if (isStale) adopt();
  }

  const answerOf = (text: string, builtIn: boolean, note?: AnswerNote): Answer => ({
    id: newId(),
    type: 'answer',
    text,
    at: now(),
    ...(builtIn && { builtIn: true }),
    ...(note && { note }),
  });

  /** What has come so far, if it is more than white space. */
  function partial(note: AnswerNote): Answer[] {
    const { phase } = state;
    return phase.status === 'generating' && phase.text.trim()
      ? [answerOf(phase.text, phase.builtIn, note)]
      : [];
  }

  async function generate() {
    const run = new AbortController();
    underway = run;
    const ifCurrent = (event: ConversationEvent) => {
      if (underway === run) change(event);
    };
    try {
      const { text, builtIn } = await companion.answer(promptOf(state.entries), {
        signal: run.signal,
        onPiece: (piece) => ifCurrent({ type: 'piece', ...piece }),
        onRetry: (attempt) => ifCurrent({ type: 'retrying', attempt }),
      });
      if (underway === run) settle('answered', [answerOf(text, builtIn)]);
    } catch (error) {
      if (underway !== run) return;
      const failure = error instanceof CompanionError ? error.failure : 'failed';
      settle('failed', [...partial('broken'), answerOf(ERROR_TEXTS[failure], false, 'error')]);
    }
  }

  const conversation: Conversation = {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ask(text) {
      const asked = text.trim();
      if (asked === '' || state.phase.status === 'generating') return false;
      const question = { id: newId(), type: 'question' as const, text: asked, at: now() };
      history.append([question]);
      change({ type: 'asked', question });
      void generate();
      return true;
    },
    stop() {
      const run = underway;
      if (!run) return;
      settle('stopped', partial('stopped'));
      run.abort();
    },
    clear() {
      if (state.phase.status === 'generating') return;
      history.clear();
      companion.forget();
      change({ type: 'cleared' });
    },
    open() {
      const stopFollowing = history.onForeignChange(adopt);
      return () => {
        stopFollowing();
        conversation.stop();
      };
    },
  };
  return conversation;
}
