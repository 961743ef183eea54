import type { Answer, Entry, Question } from './entry';

export type Phase =
  | { status: 'idle' }
  | {
      status: 'generating';
      /** What has come of the answer so far. */
      text: string;
      builtIn: boolean;
      /** 1 to 3: the provider was busy before a later one. */
      attempt: number;
    };

/** What happened last, for the announcement and the mascot. */
export type Outcome = 'none' | 'answered' | 'stopped' | 'failed' | 'cleared';

export interface ConversationState {
  entries: readonly Entry[];
  phase: Phase;
  outcome: Outcome;
}

export type ConversationEvent =
  | { type: 'asked'; question: Question }
  | { type: 'piece'; text: string; builtIn: boolean }
  | { type: 'retrying'; attempt: number }
  | { type: 'settled'; outcome: 'answered' | 'stopped' | 'failed'; answers: Answer[] }
  | { type: 'replaced'; entries: readonly Entry[] }
  | { type: 'cleared' };

const IDLE: Phase = { status: 'idle' };

export const initialState = (entries: readonly Entry[]): ConversationState => ({
  entries,
  phase: IDLE,
  outcome: 'none',
});

/** Idle, generating, idle again (AI-04 to AI-07). An event that does not fit the phase changes nothing. */
export function changeConversation(state: ConversationState, event: ConversationEvent): ConversationState {
  const { entries, phase } = state;
  if (phase.status === 'idle') {
    switch (event.type) {
      case 'asked':
        return {
          entries: [...entries, event.question],
          phase: { status: 'generating', text: '', builtIn: false, attempt: 1 },
          outcome: 'none',
        };
      case 'replaced':
        return { ...state, entries: event.entries, outcome: 'none' };
      case 'cleared':
        return { entries: [], phase, outcome: 'cleared' };
      default:
        return state;
    }
  }
  switch (event.type) {
    case 'piece':
      return { ...state, phase: { ...phase, text: phase.text + event.text, builtIn: event.builtIn } };
    case 'retrying':
      return { ...state, phase: { ...phase, attempt: event.attempt } };
    case 'settled':
      return { entries: [...entries, ...event.answers], phase: IDLE, outcome: event.outcome };
    default:
      return state;
  }
}
