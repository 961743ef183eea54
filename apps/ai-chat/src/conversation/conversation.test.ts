import { describe, expect, it, vi } from 'vitest';
import { type AnswerOptions, type Companion, CompanionError } from '../companion/companion';
import { ERROR_TEXTS } from '../companion/errorTexts';
import { createConversation } from './conversation';
import type { Entry } from './entry';
import type { History } from './history';

/** A history in memory that another tab may change. */
function memoryHistory(entries: Entry[] = []) {
  let stored = entries;
  const listeners = new Set<() => void>();
  const history: History = {
    read: () => stored,
    append(further) {
      stored = [...stored, ...further];
    },
    clear() {
      stored = [];
    },
    onForeignChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const changeElsewhere = (next: Entry[]) => {
    stored = next;
    for (const listener of listeners) listener();
  };
  return { history, changeElsewhere, listeners };
}

/** A companion whose answers the test decides one by one. */
function patientCompanion() {
  const asked: (AnswerOptions & {
    prompt: string;
    answer(text: string): void;
    fail(failure: 'busy' | 'failed'): void;
  })[] = [];
  const companion: Companion = {
    answer: (prompt, options) =>
      new Promise((resolve, reject) => {
        asked.push({
          ...options,
          prompt,
          answer: (text) => resolve({ text, builtIn: false }),
          fail: (failure) => reject(new CompanionError(failure)),
        });
      }),
    forget: vi.fn(),
  };
  return { companion, asked };
}

function setUp(entries?: Entry[]) {
  const { companion, asked } = patientCompanion();
  const device = memoryHistory(entries);
  let ids = 0;
  const newId = () => {
    ids += 1;
    return `id-${ids}`;
  };
  const conversation = createConversation({ companion, history: device.history, newId, now: () => 1000 });
  const texts = () => conversation.get().entries.map(({ text }) => text);
  const isIdle = () => conversation.get().phase.status === 'idle';
  return { conversation, companion, asked, ...device, texts, isIdle };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('asking', () => {
  it.each(['', '  ', '\n\t'])('sends nothing for %j (AI-03)', (blank) => {
    const { conversation, asked } = setUp();
    expect(conversation.ask(blank)).toBe(false);
    expect(asked).toHaveLength(0);
  });

  it('trims the question, stores it, then asks with the whole conversation', async () => {
    const { conversation, asked, history, texts } = setUp();
    expect(conversation.ask('  hello \n')).toBe(true);
    expect(history.read()).toEqual([{ id: 'id-1', type: 'question', text: 'hello', at: 1000 }]);
    asked[0]!.answer('hi there');
    await settled();
    conversation.ask('how are you?');
    expect(asked[1]!.prompt).toBe('User: hello\nAI: hi there\nUser: how are you?\nAI:');
    expect(texts()).toEqual(['hello', 'hi there', 'how are you?']);
  });

  it('ignores a question while generating (AI-04)', () => {
    const { conversation, asked, history } = setUp();
    conversation.ask('one');
    expect(conversation.ask('two')).toBe(false);
    expect(asked).toHaveLength(1);
    expect(history.read()).toHaveLength(1);
  });

  it('stores the answer when it is whole', async () => {
    const { conversation, asked, history, isIdle } = setUp();
    conversation.ask('hello');
    asked[0]!.onPiece({ text: 'hi', builtIn: false });
    expect(history.read()).toHaveLength(1);
    asked[0]!.answer('hi');
    await settled();
    expect(isIdle()).toBe(true);
    expect(history.read()[1]).toMatchObject({ type: 'answer', text: 'hi' });
  });

  it('tells its listeners of each change until they leave', async () => {
    const { conversation, asked } = setUp();
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
      const { conversation, asked, history, texts, isIdle } = setUp();
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
    const { conversation, asked, history } = setUp();
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
    const { conversation, companion, texts } = setUp();
    companion.answer = () => Promise.reject(new Error('a bug'));
    conversation.ask('hello');
    await settled();
    expect(texts()[1]).toBe(ERROR_TEXTS.failed);
  });
});

describe('stopping', () => {
  it('keeps the partial answer and hangs up; what comes late is dropped', async () => {
    const { conversation, asked, history, texts, isIdle } = setUp();
    conversation.ask('hello');
    asked[0]!.onPiece({ text: 'I was', builtIn: false });
    conversation.stop();
    expect(asked[0]!.signal.aborted).toBe(true);
    expect(isIdle()).toBe(true);
    expect(history.read()[1]).toMatchObject({ text: 'I was', note: 'stopped' });
    asked[0]!.onPiece({ text: ' late', builtIn: false });
    asked[0]!.answer('I was late');
    await settled();
    expect(texts()).toEqual(['hello', 'I was']);
  });

  it('leaves no empty answer behind', () => {
    const { conversation, asked, texts } = setUp();
    conversation.ask('hello');
    asked[0]!.onPiece({ text: ' \n', builtIn: false });
    conversation.stop();
    expect(texts()).toEqual(['hello']);
  });

  it('does nothing when nothing is under way', () => {
    const { conversation } = setUp();
    const before = conversation.get();
    conversation.stop();
    expect(conversation.get()).toBe(before);
  });

  it('does not mix a stopped answer into the next one', async () => {
    const { conversation, asked, texts } = setUp();
    conversation.ask('one');
    conversation.stop();
    conversation.ask('two');
    asked[0]!.fail('failed');
    asked[1]!.answer('yes');
    await settled();
    expect(texts()).toEqual(['one', 'two', 'yes']);
  });
});

describe('clearing', () => {
  it('deletes everything, the kept answers too (AI-24, OP-73)', async () => {
    const { conversation, asked, companion, history, texts } = setUp();
    conversation.ask('hello');
    asked[0]!.answer('hi');
    await settled();
    conversation.clear();
    expect(texts()).toEqual([]);
    expect(history.read()).toEqual([]);
    expect(companion.forget).toHaveBeenCalledOnce();
  });

  it('waits until the answer has come (OP-76)', () => {
    const { conversation, history } = setUp();
    conversation.ask('hello');
    conversation.clear();
    expect(history.read()).toHaveLength(1);
  });
});

describe('other tabs', () => {
  const elsewhere: Entry[] = [{ id: 'x', type: 'question', text: 'from elsewhere' }];

  it('are followed while idle', () => {
    const { conversation, changeElsewhere, texts } = setUp();
    conversation.open();
    changeElsewhere(elsewhere);
    expect(texts()).toEqual(['from elsewhere']);
  });

  it('are waited for while generating, and lose nothing', async () => {
    const { conversation, asked, changeElsewhere, history, texts } = setUp();
    conversation.open();
    conversation.ask('here');
    changeElsewhere([...history.read(), ...elsewhere]);
    expect(texts()).toEqual(['here']);
    asked[0]!.answer('yes');
    await settled();
    expect(texts()).toEqual(['here', 'from elsewhere', 'yes']);
  });

  it('are no longer followed after leaving, which stops the answer under way', () => {
    const { conversation, asked, listeners } = setUp();
    const leave = conversation.open();
    conversation.ask('here');
    leave();
    expect(asked[0]!.signal.aborted).toBe(true);
    expect(listeners.size).toBe(0);
  });
});
