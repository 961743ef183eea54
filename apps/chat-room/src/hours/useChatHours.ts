import { useCallback, useEffect, useState } from 'react';
import { onWake } from '../pageEvents';
import { type ChatHours, isChatOpen, nextBoundary } from './chatHours';

/**
 * Whether messages can be sent now. Changes by itself at each boundary (CH-27); `check` looks again, because
 * timers drift while a device sleeps (TR-57).
 */
export function useChatHours(hours: ChatHours): { isOpen: boolean; check: () => boolean } {
  const [isOpen, setOpen] = useState(() => isChatOpen(hours, Date.now()));

  const check = useCallback(() => {
    const now = isChatOpen(hours, Date.now());
    setOpen(now);
    return now;
  }, [hours]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const checkAndWait = () => {
      clearTimeout(timer);
      check();
      const boundary = nextBoundary(hours, Date.now());
      if (boundary !== null) timer = setTimeout(checkAndWait, boundary - Date.now());
    };
    checkAndWait();
    const stopWaking = onWake(checkAndWait);
    return () => {
      clearTimeout(timer);
      stopWaking();
    };
  }, [hours, check]);

  return { isOpen, check };
}
