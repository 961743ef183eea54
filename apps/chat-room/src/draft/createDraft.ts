import type { TextStorage } from '@portal/supabase';

/** What is being written: the text, and the id of the message that it answers. */
export interface Draft {
  text: string;
  replyTo: string | null;
}

export const emptyDraft: Draft = { text: '', replyTo: null };

/** In session storage, so that each tab keeps its own over a reload. */
export const DRAFT_KEY = 'chatDraft';

export interface DraftStore {
  get(): Draft;
  subscribe(listener: () => void): () => void;
  set(fields: Partial<Draft>): void;
}

function readDraft(stored: string | null, userId: string): Draft {
  try {
    const value = JSON.parse(stored ?? 'null');
    if (value?.userId !== userId || typeof value.text !== 'string') return emptyDraft;
    return { text: value.text, replyTo: typeof value.replyTo === 'string' ? value.replyTo : null };
  } catch {
    return emptyDraft;
  }
}

/** The draft of one person, as they left it; another person's is not shown. */
export function createDraft(storage: TextStorage, userId: string): DraftStore {
  let draft = readDraft(storage.getItem(DRAFT_KEY), userId);
  const listeners = new Set<() => void>();
  return {
    get: () => draft,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(fields) {
      draft = { ...draft, ...fields };
      const isEmpty = draft.text === '' && draft.replyTo === null;
      if (isEmpty) storage.removeItem(DRAFT_KEY);
      else storage.setItem(DRAFT_KEY, JSON.stringify({ userId, ...draft }));
      for (const listener of [...listeners]) listener();
    },
  };
}
