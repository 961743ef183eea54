import type { Mood } from '@portal/ui';
import type { ConversationState } from '../conversation/conversationState';

/** How long the mascot stays glad about an answer. */
export const GLAD_MS = 5000;

/**
 * The mascot's face: it thinks while an answer is under way, is glad for a moment once it has come, listens while
 * the visitor is at the field, and rests otherwise.
 */
export function moodOf(
  { phase, outcome }: ConversationState,
  { isAttended, isFresh }: { isAttended: boolean; isFresh: boolean },
): Mood {
  if (phase.status === 'generating') return 'thinking';
  if (outcome === 'answered' && isFresh) return 'glad';
  return isAttended ? 'listening' : 'resting';
}
