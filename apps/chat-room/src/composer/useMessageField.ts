import { type ChangeEvent, type CompositionEvent, type KeyboardEvent, useRef, useState } from 'react';
import { cleanText } from './cleanText';
import { acceptsEdit } from './messageLength';
import { refuseEdit } from './refuseEdit';

interface MessageField {
  text: string;
  onText(text: string): void;
  onSend(): void;
  onEscape(): void;
}

/** Some browsers end a composition before the key that ended it; they mark that key with this code. */
const COMPOSING_KEY_CODE = 229;

/** The rules of typing: the limit refuses edits (CH-24), Enter sends (CH-18), Shift+Enter breaks (CH-19). */
export function useMessageField({ text, onText, onSend, onEscape }: MessageField) {
  const [isRefused, setRefused] = useState(false);
  const beforeComposition = useRef<string | null>(null);

  function edit(area: HTMLTextAreaElement, former: string) {
    const next = cleanText(area.value);
    const isAccepted = acceptsEdit(former, next);
    setRefused(!isAccepted);
    if (!isAccepted) refuseEdit(area, former);
    onText(isAccepted ? next : former);
  }

  return {
    /** The last edit was refused for its length. */
    isRefused,
    handlers: {
      onChange({ currentTarget }: ChangeEvent<HTMLTextAreaElement>) {
        // A word that is being composed is left alone; it is judged when it is complete.
        if (beforeComposition.current !== null) onText(currentTarget.value);
        else edit(currentTarget, text);
      },
      onCompositionStart() {
        beforeComposition.current = text;
      },
      onCompositionEnd({ currentTarget }: CompositionEvent<HTMLTextAreaElement>) {
        const former = beforeComposition.current ?? text;
        beforeComposition.current = null;
        edit(currentTarget, former);
      },
      onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
        const isComposing = event.nativeEvent.isComposing || event.keyCode === COMPOSING_KEY_CODE;
        if (isComposing) return;
        if (event.key === 'Escape') onEscape();
        if (event.key !== 'Enter' || event.shiftKey) return;
        event.preventDefault();
        onSend();
      },
    },
  };
}
