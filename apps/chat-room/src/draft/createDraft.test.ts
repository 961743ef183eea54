import { expect, it, vi } from 'vitest';
import { createDraft, DRAFT_KEY, emptyDraft } from './createDraft';

function memoryStorage() {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

it('is kept with every change, and tells its listeners', () => {
  const storage = memoryStorage();
  const draft = createDraft(storage, 'ann');
  const listener = vi.fn();
  const stop = draft.subscribe(listener);
  draft.set({ text: 'hel' });
  draft.set({ replyTo: 'm1' });
  stop();
  draft.set({ text: 'hello' });
  expect(listener).toHaveBeenCalledTimes(2);
  expect(createDraft(storage, 'ann').get()).toEqual({ text: 'hello', replyTo: 'm1' });
});

it('leaves nothing behind when it is empty', () => {
  const storage = memoryStorage();
  const draft = createDraft(storage, 'ann');
  draft.set({ text: 'x' });
  draft.set(emptyDraft);
  expect(storage.entries.has(DRAFT_KEY)).toBe(false);
});

it('is shown to nobody else', () => {
  const storage = memoryStorage();
  createDraft(storage, 'ann').set({ text: 'private' });
  expect(createDraft(storage, 'bob').get()).toEqual(emptyDraft);
});
