import type { Samples } from '@portal/testing/scenarios';
import { STORAGE_KEYS } from '../src/storageKeys';

const ANSWER =
  'That sounds like a lot to carry.\n\n- Breathe out slowly.\n- Name **one** thing you can see.\n\n'.repeat(
    4,
  );

const conversation = Array.from({ length: 150 }, (_, index) => [
  { type: 'question', text: `Question ${index + 1}: what helps on a long night?` },
  { type: 'answer', text: `Answer ${index + 1}. ${ANSWER}` },
]).flat();

const welcomed = { [STORAGE_KEYS.welcomed]: 'true' };

export const samples = {
  empty: { stored: welcomed },
  full: { stored: { ...welcomed, [STORAGE_KEYS.history]: JSON.stringify(conversation) } },
} satisfies Samples;
