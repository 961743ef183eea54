import { sessionText } from '@portal/supabase';
import { useState } from 'react';
import { STORAGE_KEYS } from '../storageKeys';

/** What stands in the composer, kept over a reload of this tab. */
export function useDraft() {
  const [draft, setDraft] = useState(() => sessionText.getItem(STORAGE_KEYS.draft) ?? '');
  const change = (text: string) => {
    setDraft(text);
    if (text) sessionText.setItem(STORAGE_KEYS.draft, text);
    else sessionText.removeItem(STORAGE_KEYS.draft);
  };
  return [draft, change] as const;
}
