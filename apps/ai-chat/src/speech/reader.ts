import { speechLanguage, spokenText, utterancesOf } from './speakable';

/** Reads answers aloud, one at a time. */
export interface Reader {
  /** Which answer is being read. */
  get(): string | undefined;
  subscribe(listener: () => void): () => void;
  /** Begins to read; a second call for the same answer stops (OP-155). */
  toggle(id: string, text: string): void;
  stop(): void;
}

export function createReader(synthesis: SpeechSynthesis): Reader {
  const listeners = new Set<() => void>();
  let reading: string | undefined;
  let turn = 0;

  function set(id: string | undefined) {
    reading = id;
    for (const listener of listeners) listener();
  }

  function stop() {
    turn += 1;
    synthesis.cancel();
    if (reading !== undefined) set(undefined);
  }

  return {
    get: () => reading,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    toggle(id, text) {
      const isStop = reading === id;
      stop();
      if (isStop) return;
      const spoken = spokenText(text);
      const parts = utterancesOf(spoken);
      if (parts.length === 0) return;
      const ownTurn = turn;
      parts.forEach((part, index) => {
        const utterance = new SpeechSynthesisUtterance(part);
        utterance.lang = speechLanguage(spoken);
        const end = () => {
          if (turn === ownTurn) set(undefined);
        };
        if (index === parts.length - 1) utterance.onend = end;
        utterance.onerror = end;
        synthesis.speak(utterance);
      });
      set(id);
    },
    stop,
  };
}
