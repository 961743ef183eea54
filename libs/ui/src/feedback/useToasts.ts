import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { NoticeTone } from './Notice';

export interface Toast {
  id: number;
  content: ReactNode;
  tone: NoticeTone;
}

/** Short messages that leave by themselves, each after `durationMs`; all timers end with the component. */
export function useToasts({ durationMs = 3000 }: { durationMs?: number } = {}) {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>());
  const lastId = useRef(0);

  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running.values()) clearTimeout(timer);
    };
  }, []);

  const dismiss = (id: number) => {
    clearTimeout(timers.current.get(id));
    timers.current.delete(id);
    setToasts((shown) => shown.filter((toast) => toast.id !== id));
  };

  const show = (content: ReactNode, tone: NoticeTone = 'info') => {
    lastId.current += 1;
    const id = lastId.current;
    setToasts((shown) => [...shown, { id, content, tone }]);
    timers.current.set(
      id,
      setTimeout(() => dismiss(id), durationMs),
    );
  };

  return { toasts, show, dismiss };
}
