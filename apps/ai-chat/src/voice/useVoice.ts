import { useEffect, useRef, useState } from 'react';
import { type Recognition, recognitionMaker, withSpeech } from './recognition';

export type VoiceState = 'off' | 'listening' | 'refused';

/** Errors that a visitor can do something about: the microphone is not allowed, or there is none. */
const REFUSALS = ['not-allowed', 'service-not-allowed', 'audio-capture'];

/** Listens to the visitor and writes what is said into the text, until it is switched off or the speaker pauses. */
export function useVoice(text: string, onText: (text: string) => void) {
  const [state, setState] = useState<VoiceState>('off');
  const running = useRef<Recognition>(undefined);
  const write = useRef(onText);
  useEffect(() => {
    write.current = onText;
  });

  const stop = () => {
    const recognition = running.current;
    running.current = undefined;
    if (!recognition) return;
    recognition.onresult = recognition.onerror = recognition.onend = null;
    recognition.abort();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only leaving stops it by itself
  useEffect(() => stop, []);

  const toggle = () => {
    const Maker = recognitionMaker();
    if (state === 'listening' || !Maker) {
      stop();
      setState('off');
      return;
    }
    const recognition = new Maker();
    recognition.lang = navigator.language;
    recognition.continuous = true;
    recognition.interimResults = true;
    recognition.onresult = ({ results }) => write.current(withSpeech(text, results));
    recognition.onerror = ({ error }) => {
      if (REFUSALS.includes(error)) setState('refused');
    };
    recognition.onend = () => {
      running.current = undefined;
      setState((before) => (before === 'refused' ? before : 'off'));
    };
    running.current = recognition;
    setState('listening');
    recognition.start();
  };

  return { state, toggle };
}
