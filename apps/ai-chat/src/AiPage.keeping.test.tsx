import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { STARTERS } from './copy';
import { draw, field, loadLazyParts, openAiPage, stored } from './testing/openAiPage';

beforeAll(loadLazyParts);

afterEach(() => {
  vi.useRealTimers();
});

const HISTORY = [
  { type: 'question', text: 'Who are you?' },
  { type: 'answer', text: 'A listener.' },
];

describe('history and cache', () => {
  it('is there after a reload (AI-18)', async () => {
    const { gemini, ask, view } = openAiPage();
    gemini.answers('I hear you.');
    await ask('I am sad');
    await screen.findByText('I hear you.');
    expect(stored()).toEqual([
      { type: 'question', text: 'I am sad' },
      { type: 'answer', text: 'I hear you.' },
    ]);
    view.unmount();
    draw();
    expect(screen.getByText('I hear you.')).toBeVisible();
  });

  it('answers an identical prompt without a call (AI-20)', async () => {
    localStorage.setItem('chatCache', JSON.stringify({ 'User: hello\nAI:': 'From before.' }));
    const { gemini, ask } = openAiPage();
    await ask('hello');
    expect(await screen.findByText('From before.')).toBeVisible();
    expect(gemini.calls).toHaveLength(0);
  });

  it.each(['{', 'null', '{"a":1}'])('tolerates %s in place of the history (TR-118)', (broken) => {
    localStorage.setItem('chatHistory', broken);
    localStorage.setItem('chatCache', broken);
    openAiPage();
    expect(screen.getByRole('button', { name: STARTERS[0] })).toBeVisible();
  });

  it('keeps the draft over a reload, until it is sent', async () => {
    const { gemini, user, view } = openAiPage();
    await user.type(field(), 'half a thought');
    view.unmount();
    draw();
    expect(field()).toHaveValue('half a thought');
    gemini.answers('ok');
    await user.type(field(), '{Enter}');
    await screen.findByText('ok');
    expect(Object.keys(sessionStorage)).toEqual([]);
  });
});

describe('clearing', () => {
  const clearButton = () => screen.getByRole('button', { name: 'Clear Message' });

  it('asks first; Cancel keeps everything (AI-22, AI-23)', async () => {
    const { user } = openAiPage({ history: HISTORY });
    await user.click(clearButton());
    const dialog = screen.getByRole('dialog', { name: 'Do you want to delete all these messages?' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('A listener.')).toBeVisible();
    expect(stored()).toEqual(HISTORY);
  });

  it('Yes deletes all messages, the cache too (AI-24, OP-73)', async () => {
    const { user } = openAiPage({ history: HISTORY });
    localStorage.setItem('chatCache', '{"User: a\\nAI:":"b"}');
    await user.click(clearButton());
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    expect(screen.queryByText('A listener.')).toBeNull();
    expect(stored()).toEqual([]);
    expect(localStorage.getItem('chatCache')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says so for 3 s when there is nothing, without a dialog (AI-25, AI-26, TR-51)', () => {
    vi.useFakeTimers();
    openAiPage();
    fireEvent.click(clearButton());
    expect(screen.getByText('No messages \u203c\ufe0f')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => void vi.advanceTimersByTime(2999));
    expect(screen.getByText('No messages ‼️')).toBeVisible();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.queryByText('No messages ‼️')).toBeNull();
  });

  it('waits while generating (OP-76)', async () => {
    const { gemini, ask } = openAiPage();
    const stream = gemini.streams();
    await ask('hello');
    expect(clearButton()).toBeDisabled();
    stream.send('hi');
    stream.end();
    await waitFor(() => expect(clearButton()).toBeEnabled());
  });
});
