import { useEffect, useState, useSyncExternalStore } from 'react';
import { createReader, type Reader } from './reader';

const isSupported = () => 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window;

const nothing = () => undefined;
const nowhere = () => nothing;

/** The page's reader, which falls silent when the page is left; undefined where the browser has no voice. */
export function useReader(): { reader: Reader | undefined; readingId: string | undefined } {
  const [reader] = useState(() => (isSupported() ? createReader(window.speechSynthesis) : undefined));
  const readingId = useSyncExternalStore(reader?.subscribe ?? nowhere, reader?.get ?? nothing);

  useEffect(() => {
    if (!reader) return;
    window.addEventListener('pagehide', reader.stop);
    return () => {
      window.removeEventListener('pagehide', reader.stop);
      reader.stop();
    };
  }, [reader]);

  return { reader, readingId };
}
