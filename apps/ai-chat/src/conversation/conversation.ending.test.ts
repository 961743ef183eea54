import { describe, expect, it } from 'vitest';
import { openConversation, settled } from '../testing/openConversation';
import type { Entry } from './entry';

describe('stopping', () => {
  it('keeps the partial answer and hangs up; what comes late is dropped', async () => {
    const { conversation, asked, history, texts, isIdle } = openConversation();
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
    const { conversation, asked, texts } = openConversation();
    conversation.ask('hello');
    asked[0]!.onPiece({ text: ' \n', builtIn: false });
    conversation.stop();
    expect(texts()).toEqual(['hello']);
  });

  it('does nothing when nothing is under way', () => {
    const { conversation } = openConversation();
    const before = conversation.get();
    conversation.stop();
    expect(conversation.get()).toBe(before);
  });

  it('does not mix a stopped answer into the next one', async () => {
    const { conversation, asked, texts } = openConversation();
    conversation.ask('one');
    conversation.stop();
    conversation.ask('two');
    asked[0]!.onPiece({ text: 'late', builtIn: false });
    asked[0]!.onRetry(2);
    expect(conversation.get().phase).toMatchObject({ text: '', attempt: 1 });
    asked[0]!.fail('failed');
    asked[1]!.answer('yes');
    await settled();
    expect(texts()).toEqual(['one', 'two', 'yes']);
  });
});

describe('clearing', () => {
  it('deletes everything, the kept answers too (AI-24, OP-73)', async () => {
    const { conversation, asked, companion, history, texts } = openConversation();
    conversation.ask('hello');
    asked[0]!.answer('hi');
    await settled();
    conversation.clear();
    expect(texts()).toEqual([]);
    expect(history.read()).toEqual([]);
    expect(companion.forget).toHaveBeenCalledOnce();
  });

  it('waits until the answer has come (OP-76)', () => {
    const { conversation, history } = openConversation();
    conversation.ask('hello');
    conversation.clear();
    expect(history.read()).toHaveLength(1);
  });
});

describe('other tabs', () => {
  const elsewhere: Entry[] = [{ id: 'x', type: 'question', text: 'from elsewhere' }];

  it('are followed while idle', () => {
    const { conversation, changeElsewhere, texts } = openConversation();
    conversation.open();
    changeElsewhere(elsewhere);
    expect(texts()).toEqual(['from elsewhere']);
  });

  it('are waited for while generating, and lose nothing', async () => {
    const { conversation, asked, changeElsewhere, history, texts } = openConversation();
    conversation.open();
    conversation.ask('here');
    changeElsewhere([...history.read(), ...elsewhere]);
    expect(texts()).toEqual(['here']);
    asked[0]!.answer('yes');
    await settled();
    expect(texts()).toEqual(['here', 'from elsewhere', 'yes']);
  });

  it('are no longer followed after leaving, which stops the answer under way', () => {
    const { conversation, asked, listeners } = openConversation();
    const leave = conversation.open();
    conversation.ask('here');
    leave();
    expect(asked[0]!.signal.aborted).toBe(true);
    expect(listeners.size).toBe(0);
  });
});
