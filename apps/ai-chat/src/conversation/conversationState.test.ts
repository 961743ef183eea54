import { describe, expect, it } from 'vitest';
import {
  type ConversationEvent,
  type ConversationState,
  changeConversation,
  initialState,
} from './conversationState';

const question = { id: '1', type: 'question' as const, text: 'hi' };
const answer = { id: '2', type: 'answer' as const, text: 'hello' };
const asked: ConversationEvent = { type: 'asked', question };
const having = (...events: ConversationEvent[]): ConversationState =>
  events.reduce(changeConversation, initialState([]));

describe('changeConversation', () => {
  it('shows the question at once and waits for its answer (AI-05)', () => {
    expect(having(asked)).toEqual({
      entries: [question],
      phase: { status: 'generating', text: '', builtIn: false, attempt: 1 },
      outcome: 'none',
    });
  });

  it('ignores a question while generating (AI-04)', () => {
    const state = having(asked);
    expect(changeConversation(state, { type: 'asked', question: { ...question, id: '3' } })).toBe(state);
  });

  it('gathers pieces, and who speaks', () => {
    const { phase } = having(
      asked,
      { type: 'piece', text: 'he', builtIn: false },
      { type: 'piece', text: 'llo', builtIn: true },
    );
    expect(phase).toMatchObject({ text: 'hello', builtIn: true });
  });

  it('appends the answer and is idle again (AI-07)', () => {
    expect(having(asked, { type: 'settled', outcome: 'answered', answers: [answer] })).toEqual({
      entries: [question, answer],
      phase: { status: 'idle' },
      outcome: 'answered',
    });
  });

  it('drops what comes late, after stopping or clearing (OP-76)', () => {
    const stopped = having(asked, { type: 'settled', outcome: 'stopped', answers: [] });
    const lateEvents: ConversationEvent[] = [
      { type: 'piece', text: 'late', builtIn: false },
      { type: 'retrying', attempt: 2 },
      { type: 'settled', outcome: 'answered', answers: [answer] },
    ];
    for (const late of lateEvents) expect(changeConversation(stopped, late)).toBe(stopped);
  });

  it('neither clears nor replaces while generating', () => {
    const state = having(asked);
    expect(changeConversation(state, { type: 'cleared' })).toBe(state);
    expect(changeConversation(state, { type: 'replaced', entries: [] })).toBe(state);
  });

  it('clears when idle', () => {
    const state = having(
      asked,
      { type: 'settled', outcome: 'answered', answers: [answer] },
      { type: 'cleared' },
    );
    expect(state).toEqual({ entries: [], phase: { status: 'idle' }, outcome: 'cleared' });
  });
});
