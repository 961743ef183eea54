import { useCallback, useEffect, useState } from 'react';
import { onWake } from '../pageEvents';
import { type ChatHours, isChatOpen, nextBoundary, SPECIFIED_HOURS } from './chatHours';

/** The field may be typed in while the hours are being fetched; nothing is sent before they are known. */
const UNKNOWN_HOURS: ChatHours = { ...SPECIFIED_HOURS, always_open: true };

/**
 * Whether messages can be sent now. Changes by itself at each boundary (CH-27); `check` looks again, because
 * timers drift while a device sleeps (TR-57).
 */
export function useChatHours(known: ChatHours | null): { isOpen: boolean; check: () => boolean } {
  const hours = known ?? UNKNOWN_HOURS;
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
