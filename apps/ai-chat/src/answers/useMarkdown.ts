import { type ComponentType, useEffect, useSyncExternalStore } from 'react';

type MarkdownComponent = ComponentType<{ children: string }>;

let loaded: MarkdownComponent | undefined;
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** Fetches the markdown code. A failure is tried again by the next call; until then answers are plain text. */
export function loadMarkdown(): Promise<void> {
  loading ??= import(/* webpackChunkName: "Markdown" */ './Markdown').then(
    ({ Markdown }) => {
      loaded = Markdown;
      for (const listener of listeners) listener();
    },
    () => {
      loading = undefined;
    },
  );
  return loading;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The component once its code is here. A store and not `lazy`: React holds the reveal of fallbacks back. */
export function useMarkdown(): MarkdownComponent | undefined {
  useEffect(() => void loadMarkdown(), []);
  return useSyncExternalStore(subscribe, () => loaded);
}
