import type { Mood } from '@portal/ui';
import type { ConversationState } from '../conversation/conversationState';

/** How long the mascot goes on listening after an answer. */
export const ATTENTIVE_MS = 5000;

/**
 * The mascot's face: it thinks while an answer is under way, listens for a moment once it has come and while the
 * visitor is at the field, and rests otherwise. It is never glad by itself: what was said may have been heavy.
 */
export function moodOf(
  { phase, outcome }: ConversationState,
  { isAttended, isFresh }: { isAttended: boolean; isFresh: boolean },
): Mood {
  if (phase.status === 'generating') return 'thinking';
  return isAttended || (outcome === 'answered' && isFresh) ? 'listening' : 'resting';
}
