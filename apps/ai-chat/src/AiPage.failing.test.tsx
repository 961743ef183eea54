import { brand } from '@portal/brand';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ERROR_TEXTS } from './companion/errorTexts';
import type { fakeGemini } from './testing/fakeGemini';
import { field, loadLazyParts, log, openAiPage, sendButton, stored } from './testing/openAiPage';

beforeAll(loadLazyParts);

afterEach(() => {
  vi.useRealTimers();
});

describe('failing', () => {
  it('three times 429 ends in the text for it (AI-38, ER-03, ER-04)', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { gemini } = openAiPage();
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
    const { gemini, ask } = openAiPage();
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
    const { gemini, ask } = openAiPage();
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
    const { gemini, ask } = openAiPage();
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
