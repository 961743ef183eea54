import { localText } from '@portal/supabase';
import { useEffect, useState } from 'react';
import { STORAGE_KEYS } from '../storageKeys';

/** AI-27. */
export const WELCOME_AFTER_MS = 7000;

/**
 * Whether the welcome shows: once ever, some seconds into the first visit. It counts as seen when it is shown, so a
 * visitor who leaves earlier meets it next time (AI-28, OP-75, TR-52).
 */
export function useWelcome() {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (localText.getItem(STORAGE_KEYS.welcomed)) return;
    const timer = setTimeout(() => {
      localText.setItem(STORAGE_KEYS.welcomed, 'true');
      setIsOpen(true);
    }, WELCOME_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return { isOpen, close: () => setIsOpen(false) };
}
