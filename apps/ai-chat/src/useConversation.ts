import { portal } from '@portal/supabase';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { deviceCache } from './companion/answerCache';
import { geminiCompanion } from './companion/geminiCompanion';
import { geminiModel } from './companion/geminiModel';
import { createConversation } from './conversation/conversation';
import { deviceHistory } from './conversation/history';

function openConversation() {
  const { config } = portal();
  const companion = geminiCompanion({
    model: () => geminiModel(config),
    cache: deviceCache(),
    streaming: config.streaming,
  });
  return createConversation({ companion, history: deviceHistory() });
}

/** The conversation of this page: lives as long as the page, and outlives it on the device. */
export function useConversation() {
  const [conversation] = useState(openConversation);
  const state = useSyncExternalStore(conversation.subscribe, conversation.get);

  useEffect(() => {
    const leave = conversation.open();
    // A reload or a closed tab keeps what has come so far.
    window.addEventListener('pagehide', conversation.stop);
    return () => {
      window.removeEventListener('pagehide', conversation.stop);
      leave();
    };
  }, [conversation]);

  return { conversation, state };
}
