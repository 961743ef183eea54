import { describe, expect, it, vi } from 'vitest';
import { ERROR_TEXTS } from '../companion/errorTexts';
import { openConversation, settled } from '../testing/openConversation';

describe('asking', () => {
  it.each(['', '  ', '\n\t'])('sends nothing for %j (AI-03)', (blank) => {
    const { conversation, asked } = openConversation();
    expect(conversation.ask(blank)).toBe(false);
    expect(asked).toHaveLength(0);
  });

  it('trims the question, stores it, then asks with the whole conversation', async () => {
    const { conversation, asked, history, texts } = openConversation();
    expect(conversation.ask('  hello \n')).toBe(true);
    expect(history.read()).toEqual([{ id: 'id-1', type: 'question', text: 'hello', at: 1000 }]);
    asked[0]!.answer('hi there');
    await settled();
    conversation.ask('how are you?');
    expect(asked[1]!.prompt).toBe('User: hello\nAI: hi there\nUser: how are you?\nAI:');
    expect(texts()).toEqual(['hello', 'hi there', 'how are you?']);
  });

  it('ignores a question while generating (AI-04)', () => {
    const { conversation, asked, history } = openConversation();
    conversation.ask('one');
    expect(conversation.ask('two')).toBe(false);
    expect(asked).toHaveLength(1);
    expect(history.read()).toHaveLength(1);
  });

  it('stores the answer when it is whole', async () => {
    const { conversation, asked, history, isIdle } = openConversation();
    conversation.ask('hello');
    asked[0]!.onPiece({ text: 'hi', builtIn: false });
    expect(history.read()).toHaveLength(1);
    asked[0]!.answer('hi');
    await settled();
    expect(isIdle()).toBe(true);
    expect(history.read()[1]).toMatchObject({ type: 'answer', text: 'hi' });
  });

  it('tells its listeners of each change until they leave', async () => {
    const { conversation, asked } = openConversation();
    const listener = vi.fn();
    const leave = conversation.subscribe(listener);
    conversation.ask('hello');
    asked[0]!.onPiece({ text: 'h', builtIn: false });
    expect(listener).toHaveBeenCalledTimes(2);
    leave();
    asked[0]!.answer('h');
    await settled();
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe('failing', () => {
  it.each(['busy', 'failed'] as const)(
    '%s gives its text as an answer, and the next question works (ER-03, ER-04)',
    async (failure) => {
      const { conversation, asked, history, texts, isIdle } = openConversation();
      conversation.ask('hello');
      asked[0]!.fail(failure);
      await settled();
      expect(texts()).toEqual(['hello', ERROR_TEXTS[failure]]);
      expect(history.read()[1]).toMatchObject({ note: 'error' });
      expect(isIdle()).toBe(true);
      conversation.ask('again');
      expect(asked[1]!.prompt).toBe('User: hello\nUser: again\nAI:');
    },
  );

  it('keeps what had arrived before a break, beside the error text', async () => {
    const { conversation, asked, history } = openConversation();
    conversation.ask('hello');
    asked[0]!.onPiece({ text: 'I think', builtIn: true });
    asked[0]!.fail('failed');
    await settled();
    expect(history.read().slice(1)).toMatchObject([
      { text: 'I think', note: 'broken', builtIn: true },
      { text: ERROR_TEXTS.failed, note: 'error' },
    ]);
  });

  it('counts an unexpected fault as a failure too', async () => {
    const { conversation, companion, texts } = openConversation();
    companion.answer = () => Promise.reject(new Error('a bug'));
    conversation.ask('hello');
    await settled();
    expect(texts()[1]).toBe(ERROR_TEXTS.failed);
  });
});
