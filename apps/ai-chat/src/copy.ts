import { brand } from '@portal/brand';
import type { ConversationState } from './conversation/conversationState';

/** What a screen reader is told, politely: that an answer begins and that it has ended, never each piece. */
export function announcementOf({ phase, outcome }: ConversationState): string {
  if (phase.status === 'generating')
    return phase.attempt > 1 ? `${brand.name} is busy. Trying again.` : `${brand.name} is thinking.`;
  return {
    none: '',
    answered: `${brand.name} has answered.`,
    stopped: 'The answer was stopped.',
    failed: `${brand.name} could not answer.`,
    cleared: 'All messages are deleted.',
  }[outcome];
}

/** Gentle ways to begin, for those who look at an empty page. */
export const STARTERS = ['I had a hard day', 'Help me calm down', 'I feel lonely'];

/** Stands below every conversation, always. */
export const DISCLOSURE = `${brand.name} is an AI, not a person. It can be wrong, and it is no emergency service.`;
