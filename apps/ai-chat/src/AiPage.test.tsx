import { brand } from '@portal/brand';
import { fakePortal } from '@portal/testing';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { AiPage } from './AiPage';
import { loadMarkdown } from './answers/useMarkdown';
import { ERROR_TEXTS } from './companion/errorTexts';
import { STARTERS } from './copy';
import { fakeGemini } from './testing/fakeGemini';

// Their code arrives at first use, which no fake clock would wait for.
beforeAll(async () => {
  await Promise.all([loadMarkdown(), import('@google/generative-ai')]);
});

afterEach(() => {
  vi.useRealTimers();
});

const draw = () =>
  render(
    <MemoryRouter>
      <AiPage />
    </MemoryRouter>,
  );

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' });
const sendButton = () => screen.getByRole('button', { name: 'Send' });
const log = () => screen.getByRole('log', { name: 'Conversation' });
const stored = () => JSON.parse(localStorage.getItem('chatHistory') ?? '[]');

function setUp({ streaming = true, history = [] as object[] } = {}) {
  if (history.length > 0) localStorage.setItem('chatHistory', JSON.stringify(history));
  fakePortal({ config: { streaming } });
  const gemini = fakeGemini();
  const user = userEvent.setup({ delay: null });
  const view = draw();
  const ask = async (question: string) => {
    await user.type(field(), question);
    await user.click(sendButton());
  };
  return { gemini, user, ask, view };
}

const HISTORY = [
  { type: 'question', text: 'Who are you?' },
  { type: 'answer', text: 'A listener.' },
];

describe('asking', () => {
  it('works without an account, with a textarea and a send button (AI-01, AI-02)', () => {
    setUp();
    expect(field().tagName).toBe('TEXTAREA');
    expect(field()).toBeRequired();
    expect(sendButton()).toBeEnabled();
  });

  it.each([true, false])('appends the answer below the question (AI-07), streaming %s', async (streaming) => {
    const { gemini, ask } = setUp({ streaming });
    gemini.answers('I hear you.');
    await ask('I am sad');
    expect(await screen.findByText('I hear you.')).toBeVisible();
    const said = within(log()).getAllByRole('article');
    expect(said.map((one) => one.textContent)).toEqual(['I am sad', expect.stringContaining('I hear you.')]);
    expect(field()).toHaveValue('');
    expect(sendButton()).toBeEnabled();
  });

  it('sends nothing when blank (AI-03)', async () => {
    const { gemini, user } = setUp();
    await user.type(field(), '   ');
    await user.click(sendButton());
    await user.keyboard('{Enter}');
    expect(gemini.calls).toHaveLength(0);
    expect(stored()).toEqual([]);
  });

  it('sends with Enter and breaks the line with Shift+Enter (OP-74)', async () => {
    const { gemini, user } = setUp();
    gemini.answers('yes');
    await user.type(field(), 'one{Shift>}{Enter}{/Shift}two{Enter}');
    await screen.findByText('yes');
    expect(gemini.calls[0]?.prompt).toBe('User: one\ntwo\nAI:');
  });

  it.each([{ isComposing: true }, { keyCode: 229 }])(
    'does nothing on Enter while an input method composes: %o',
    async (press) => {
      const { gemini, user } = setUp();
      await user.type(field(), 'にほん');
      fireEvent.keyDown(field(), { key: 'Enter', ...press });
      expect(gemini.calls).toHaveLength(0);
      expect(field()).toHaveValue('にほん');
    },
  );

  it('offers three gentle ways to begin', async () => {
    const { gemini, user } = setUp();
    gemini.answers('Tell me.');
    for (const starter of STARTERS) expect(screen.getByRole('button', { name: starter })).toBeVisible();
    await user.click(screen.getByRole('button', { name: STARTERS[0] }));
    expect(await screen.findByText('Tell me.')).toBeVisible();
    expect(gemini.calls[0]?.prompt).toBe(`User: ${STARTERS[0]}\nAI:`);
    expect(screen.queryByRole('button', { name: STARTERS[1] })).toBeNull();
  });
});

describe('while generating', () => {
  it('shows a skeleton, disables Send and ignores questions (AI-04 to AI-06)', async () => {
    const { gemini, user, ask } = setUp();
    const stream = gemini.streams();
    await ask('first');
    const underway = await screen.findByRole('article', { name: `${brand.name} is answering` });
    expect(underway).toHaveAttribute('aria-busy', 'true');
    expect(underway.querySelector('[aria-hidden="true"]')).toBeInTheDocument();
    expect(sendButton()).toBeDisabled();

    await user.type(field(), 'second{Enter}');
    expect(field()).toHaveValue('second');
    expect(stored()).toEqual([{ type: 'question', text: 'first' }]);

    stream.send('done');
    stream.end();
    await waitFor(() => expect(sendButton()).toBeEnabled());
    expect(screen.queryByRole('article', { name: `${brand.name} is answering` })).toBeNull();
    expect(gemini.calls).toHaveLength(1);
  });

  it('shows what has come, and Stop keeps it', async () => {
    const { gemini, user, ask } = setUp();
    const stream = gemini.streams();
    await ask('tell me a story');
    stream.send('Once **upon** a time');
    expect((await screen.findByText('upon')).tagName).toBe('STRONG');
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(screen.getByText('You stopped this answer.')).toBeVisible();
    expect(sendButton()).toBeEnabled();
    expect(field()).toHaveFocus();
    expect(stored()[1]).toEqual({ type: 'answer', text: 'Once **upon** a time' });
    expect(gemini.calls[0]?.signal?.aborted).toBe(true);
  });

  it('announces beginning and end, not each piece', async () => {
    const { gemini, ask } = setUp();
    const stream = gemini.streams();
    const status = () =>
      screen
        .getAllByRole('status')
        .map((one) => one.textContent)
        .join('');
    await ask('hello');
    expect(status()).toBe(`${brand.name} is thinking.`);
    stream.send('one piece');
    await screen.findByText('one piece');
    expect(status()).toBe(`${brand.name} is thinking.`);
    expect(log()).toHaveAttribute('aria-live', 'off');
    expect(log()).toHaveAttribute('aria-busy', 'true');
    stream.end();
    await waitFor(() => expect(status()).toBe(`${brand.name} has answered.`));
  });

  it('keeps what has come when the page is left', async () => {
    const { gemini, ask, view } = setUp();
    const stream = gemini.streams();
    await ask('hello');
    stream.send('I was going to say');
    await screen.findByText('I was going to say');
    view.unmount();
    expect(stored()[1]).toEqual({ type: 'answer', text: 'I was going to say' });
    expect(gemini.calls[0]?.signal?.aborted).toBe(true);
  });

  it('keeps what has come when the tab is closed or reloaded', async () => {
    const { gemini, ask } = setUp();
    const stream = gemini.streams();
    await ask('hello');
    stream.send('I was going to say');
    await screen.findByText('I was going to say');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(stored()[1]).toEqual({ type: 'answer', text: 'I was going to say' });
  });
});

describe('failing', () => {
  it('three times 429 ends in the text for it (AI-38, ER-03, ER-04)', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { gemini } = setUp();
    for (let time = 0; time < 3; time += 1) gemini.fails(429);
    fireEvent.change(field(), { target: { value: 'hello' } });
    fireEvent.click(sendButton());
    await act(() => vi.advanceTimersByTimeAsync(2500));
    expect(screen.getByText(`${brand.name} is busy right now. Trying again in a moment.`)).toBeVisible();
    expect(screen.queryByText(/Rate limit exceeded/)).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(4000));
    expect(gemini.calls).toHaveLength(3);
    expect(log()).toHaveTextContent(
      `Rate limit exceeded. Please try again later or contact ${brand.supportEmail}`,
    );
    expect(sendButton()).toBeEnabled();
  });

  it.each([
    ['another status (AI-39)', (gemini: ReturnType<typeof fakeGemini>) => gemini.fails(500)],
    ['no network', (gemini: ReturnType<typeof fakeGemini>) => gemini.isUnreachable()],
    ['no candidates (AI-40)', (gemini: ReturnType<typeof fakeGemini>) => gemini.says({})],
    [
      'a blocked prompt',
      (gemini: ReturnType<typeof fakeGemini>) => gemini.says({ promptFeedback: { blockReason: 'SAFETY' } }),
    ],
  ])('%s ends in the other text, with a way to people', async (_what, fail) => {
    const { gemini, ask } = setUp();
    fail(gemini);
    await ask('hello');
    await waitFor(() =>
      expect(log()).toHaveTextContent(
        `Sorry, something went wrong. Please try again or contact ${brand.supportEmail}`,
      ),
    );
    expect(within(log()).getByRole('link', { name: 'Find people who can help' })).toHaveAttribute(
      'href',
      '/safety',
    );
    expect(sendButton()).toBeEnabled();
  });

  it('stores the error answer, leaves it out of the next prompt and never caches it (OP-72, TR-50)', async () => {
    const { gemini, ask } = setUp();
    gemini.fails(500);
    gemini.answers('Here I am.');
    await ask('hello');
    await waitFor(() => expect(stored()).toHaveLength(2));
    expect(stored()[1]).toEqual({ type: 'answer', text: ERROR_TEXTS.failed });
    expect(localStorage.getItem('chatCache')).toBeNull();
    await ask('are you there?');
    await screen.findByText('Here I am.');
    expect(gemini.calls[1]?.prompt).toBe('User: hello\nUser: are you there?\nAI:');
  });

  it('keeps what came before a break', async () => {
    const { gemini, ask } = setUp();
    const stream = gemini.streams();
    await ask('hello');
    stream.send('The first half');
    await screen.findByText('The first half');
    stream.break();
    expect(await screen.findByText('This answer broke off.')).toBeVisible();
    expect(screen.getByText('The first half')).toBeVisible();
    expect(log()).toHaveTextContent('Sorry, something went wrong.');
  });
});

describe('history and cache', () => {
  it('is there after a reload (AI-18)', async () => {
    const { gemini, ask, view } = setUp();
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
    const { gemini, ask } = setUp();
    await ask('hello');
    expect(await screen.findByText('From before.')).toBeVisible();
    expect(gemini.calls).toHaveLength(0);
  });

  it.each(['{', 'null', '{"a":1}'])('tolerates %s in place of the history (TR-118)', (broken) => {
    localStorage.setItem('chatHistory', broken);
    localStorage.setItem('chatCache', broken);
    setUp();
    expect(screen.getByRole('button', { name: STARTERS[0] })).toBeVisible();
  });

  it('works when storage throws (TR-118)', async () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('no', 'SecurityError');
      });
    const { gemini, ask } = setUp();
    gemini.answers('Still here.');
    await ask('hello');
    expect(await screen.findByText('Still here.')).toBeVisible();
  });

  it('keeps the draft over a reload, until it is sent', async () => {
    const { gemini, user, view } = setUp();
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
    const { user } = setUp({ history: HISTORY });
    await user.click(clearButton());
    const dialog = screen.getByRole('dialog', { name: 'Do you want to delete all these messages?' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('A listener.')).toBeVisible();
    expect(stored()).toEqual(HISTORY);
  });

  it('Yes deletes all messages, the cache too (AI-24, OP-73)', async () => {
    const { user } = setUp({ history: HISTORY });
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
    setUp();
    fireEvent.click(clearButton());
    expect(screen.getByText('No messages \u203c\ufe0f')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => void vi.advanceTimersByTime(2999));
    expect(screen.getByText('No messages ‼️')).toBeVisible();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.queryByText('No messages ‼️')).toBeNull();
  });

  it('waits while generating (OP-76)', async () => {
    const { gemini, ask } = setUp();
    const stream = gemini.streams();
    await ask('hello');
    expect(clearButton()).toBeDisabled();
    stream.send('hi');
    stream.end();
    await waitFor(() => expect(clearButton()).toBeEnabled());
  });
});

describe('honesty and help', () => {
  it('says always that the companion is an AI, and links to help', () => {
    setUp();
    expect(screen.getByText(/is an AI, not a person/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/safety');
  });

  it('labels the built-in companion wherever it speaks', async () => {
    const { gemini, ask, view } = setUp();
    gemini.answers('Hello.', { modelVersion: 'wisp-listener-1' });
    await ask('hi');
    const answer = await screen.findByRole('article', { name: `${brand.name} answered` });
    expect(within(answer).getByText('Built-in companion')).toBeVisible();
    view.unmount();
    draw();
    expect(screen.getByText('Built-in companion')).toBeVisible();
  });

  it('does not label a model', async () => {
    const { gemini, ask } = setUp();
    gemini.answers('Hello.', { modelVersion: 'gemini-2.5-flash' });
    await ask('hi');
    await screen.findByText('Hello.');
    expect(screen.queryByText('Built-in companion')).toBeNull();
  });

  it('copies an answer as it was written (AI-13)', async () => {
    const { user } = setUp({ history: [HISTORY[0]!, { type: 'answer', text: 'a **bold** word' }] });
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe('a **bold** word');
  });

  it('has a mascot whose face follows what happens', async () => {
    const { gemini, user, ask, view } = setUp();
    const mood = () => view.container.querySelector('[data-mood]')?.getAttribute('data-mood');
    expect(mood()).toBe('resting');
    await user.click(field());
    expect(mood()).toBe('listening');
    const stream = gemini.streams();
    await ask('hello');
    expect(mood()).toBe('thinking');
    stream.send('hi');
    stream.end();
    await waitFor(() => expect(mood()).toBe('glad'));
  });

  it('has no accessibility faults, empty and in conversation', async () => {
    const { view, gemini, ask } = setUp();
    const faults = async () =>
      (
        await axe.run(view.container, {
          rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
        })
      ).violations;
    expect(await faults()).toEqual([]);
    gemini.answers('# Hi\n\n- [x] done\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```\ncode\n```');
    await ask('hello');
    await screen.findByText('code');
    expect(await faults()).toEqual([]);
  });
});
