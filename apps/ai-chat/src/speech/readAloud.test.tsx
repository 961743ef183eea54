import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { initialState } from '../conversation/conversationState';
import type { Entry } from '../conversation/entry';
import { ConversationLog } from '../log/ConversationLog';

const ENTRIES: Entry[] = [
  { id: '1', type: 'answer', text: 'First **answer**.' },
  { id: '2', type: 'answer', text: 'Second answer.' },
];

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A browser with a voice; what it is asked to say is noted. */
function setUp({ hasVoice = true } = {}) {
  const spoken: SpeechSynthesisUtterance[] = [];
  const synthesis = {
    speak: vi.fn((one: SpeechSynthesisUtterance) => void spoken.push(one)),
    cancel: vi.fn(),
  };
  class FakeUtterance {
    constructor(public text: string) {}
  }
  if (hasVoice) {
    vi.stubGlobal('speechSynthesis', synthesis);
    vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance);
  }
  const page = (entries: Entry[]) => (
    <MemoryRouter>
      <ConversationLog state={initialState(entries)} mood="resting" onStart={() => {}} />
    </MemoryRouter>
  );
  const view = render(page(ENTRIES));
  return { spoken, synthesis, clear: () => view.rerender(page([])), unmount: view.unmount };
}

const buttons = () => screen.getAllByRole('button', { name: 'Read aloud' });
const pressed = () => buttons().map((button) => button.getAttribute('aria-pressed') === 'true');

it('reads an answer aloud, without its marks (AI-12)', () => {
  const { spoken } = setUp();
  fireEvent.click(buttons()[0]!);
  expect(spoken.map(({ text }) => text)).toEqual(['First answer.']);
  expect(pressed()).toEqual([true, false]);
  act(() => spoken[0]?.onend?.({} as SpeechSynthesisEvent));
  expect(pressed()).toEqual([false, false]);
});

it('stops with a second press (OP-155)', () => {
  const { spoken, synthesis } = setUp();
  fireEvent.click(buttons()[0]!);
  synthesis.cancel.mockClear();
  fireEvent.click(buttons()[0]!);
  expect(synthesis.cancel).toHaveBeenCalledOnce();
  expect(spoken).toHaveLength(1);
  expect(pressed()).toEqual([false, false]);
});

it('goes over to another answer, whatever the first one still reports', () => {
  const { spoken } = setUp();
  fireEvent.click(buttons()[0]!);
  fireEvent.click(buttons()[1]!);
  act(() => spoken[0]?.onerror?.({} as SpeechSynthesisErrorEvent));
  expect(pressed()).toEqual([false, true]);
});

it.each(['leaving the page', 'clearing the conversation'])('falls silent on %s', (how) => {
  const { synthesis, clear, unmount } = setUp();
  fireEvent.click(buttons()[0]!);
  synthesis.cancel.mockClear();
  if (how === 'leaving the page') unmount();
  else clear();
  expect(synthesis.cancel).toHaveBeenCalled();
});

it('is not offered where the browser has no voice', () => {
  setUp({ hasVoice: false });
  expect(screen.queryByRole('button', { name: 'Read aloud' })).toBeNull();
});
