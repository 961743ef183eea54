import { vi } from 'vitest';
import { type AnswerOptions, type Companion, CompanionError } from '../companion/companion';
import { createConversation } from '../conversation/conversation';
import type { Entry } from '../conversation/entry';
import type { History } from '../conversation/history';

/** A history in memory that another tab may change. */
function memoryHistory(entries: Entry[] = []) {
  let stored = entries;
  const listeners = new Set<() => void>();
  const history: History = {
    read: () => stored,
    append(further) {
      stored = [...stored, ...further];
    },
    clear() {
      stored = [];
    },
    onForeignChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const changeElsewhere = (next: Entry[]) => {
    stored = next;
    for (const listener of listeners) listener();
  };
  return { history, changeElsewhere, listeners };
}

/** A companion whose answers the test decides one by one. */
function patientCompanion() {
  const asked: (AnswerOptions & {
    prompt: string;
    answer(text: string): void;
    fail(failure: 'busy' | 'failed'): void;
  })[] = [];
  const companion: Companion = {
    answer: (prompt, options) =>
      new Promise((resolve, reject) => {
        asked.push({
          ...options,
          prompt,
          answer: (text) => resolve({ text, builtIn: false }),
          fail: (failure) => reject(new CompanionError(failure)),
        });
      }),
    forget: vi.fn(),
  };
  return { companion, asked };
}

/** A conversation whose device, companion and clock the running test holds. */
export function openConversation(entries?: Entry[]) {
  const { companion, asked } = patientCompanion();
  const device = memoryHistory(entries);
  let ids = 0;
  const newId = () => {
    ids += 1;
    return `id-${ids}`;
  };
  const conversation = createConversation({ companion, history: device.history, newId, now: () => 1000 });
  const texts = () => conversation.get().entries.map(({ text }) => text);
  const isIdle = () => conversation.get().phase.status === 'idle';
  return { conversation, companion, asked, ...device, texts, isIdle };
}

/** Lets what has been decided take effect. */
export const settled = () => new Promise((resolve) => setTimeout(resolve));
