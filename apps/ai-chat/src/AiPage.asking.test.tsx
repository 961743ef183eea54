import { brand } from '@portal/brand';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { STARTERS } from './copy';
import { field, loadLazyParts, log, openAiPage, sendButton, stored } from './testing/openAiPage';

beforeAll(loadLazyParts);

describe('asking', () => {
  it('works without an account, with a textarea and a send button (AI-01, AI-02)', () => {
    openAiPage();
    expect(field().tagName).toBe('TEXTAREA');
    expect(field()).toBeRequired();
    expect(sendButton()).toBeEnabled();
  });

  it.each([true, false])('appends the answer below the question (AI-07), streaming %s', async (streaming) => {
    const { gemini, ask } = openAiPage({ streaming });
    gemini.answers('I hear you.');
    await ask('I am sad');
    expect(await screen.findByText('I hear you.')).toBeVisible();
    const said = within(log()).getAllByRole('article');
    expect(said.map((one) => one.textContent)).toEqual(['I am sad', expect.stringContaining('I hear you.')]);
    expect(field()).toHaveValue('');
    expect(sendButton()).toBeEnabled();
  });

  it('sends nothing when blank (AI-03)', async () => {
    const { gemini, user } = openAiPage();
    await user.type(field(), '   ');
    await user.click(sendButton());
    await user.keyboard('{Enter}');
    expect(gemini.calls).toHaveLength(0);
    expect(stored()).toEqual([]);
  });

  it('sends with Enter and breaks the line with Shift+Enter (OP-74)', async () => {
    const { gemini, user } = openAiPage();
    gemini.answers('yes');
    await user.type(field(), 'one{Shift>}{Enter}{/Shift}two{Enter}');
    await screen.findByText('yes');
    expect(gemini.calls[0]?.prompt).toBe('User: one\ntwo\nAI:');
  });

  it.each([{ isComposing: true }, { keyCode: 229 }])(
    'does nothing on Enter while an input method composes: %o',
    async (press) => {
      const { gemini, user } = openAiPage();
      await user.type(field(), 'にほん');
      fireEvent.keyDown(field(), { key: 'Enter', ...press });
      expect(gemini.calls).toHaveLength(0);
      expect(field()).toHaveValue('にほん');
    },
  );

  it('offers three gentle ways to begin', async () => {
    const { gemini, user } = openAiPage();
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
    const { gemini, user, ask } = openAiPage();
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
    const { gemini, user, ask } = openAiPage();
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
    const { gemini, ask } = openAiPage();
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
    const { gemini, ask, view } = openAiPage();
    const stream = gemini.streams();
    await ask('hello');
    stream.send('I was going to say');
    await screen.findByText('I was going to say');
    view.unmount();
    expect(stored()[1]).toEqual({ type: 'answer', text: 'I was going to say' });
    expect(gemini.calls[0]?.signal?.aborted).toBe(true);
  });

  it('keeps what has come when the tab is closed or reloaded', async () => {
    const { gemini, ask } = openAiPage();
    const stream = gemini.streams();
    await ask('hello');
    stream.send('I was going to say');
    await screen.findByText('I was going to say');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(stored()[1]).toEqual({ type: 'answer', text: 'I was going to say' });
  });
});
