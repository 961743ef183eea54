import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { type ConversationState, initialState } from '../conversation/conversationState';
import type { Entry } from '../conversation/entry';
import { ConversationLog } from './ConversationLog';

const entries = (count: number): Entry[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    type: index % 2 === 0 ? 'question' : 'answer',
    text: `line ${index}`,
  }));

const generating = (state: ConversationState, text: string): ConversationState => ({
  ...state,
  phase: { status: 'generating', text, builtIn: false, attempt: 1 },
});

const VIEW = 300;

/** A log of which 300 px are in view, and whose content is as high as told. */
function setUp() {
  const page = (state: ConversationState) => (
    <MemoryRouter>
      <ConversationLog state={state} mood="resting" onStart={() => {}} />
    </MemoryRouter>
  );
  const state = initialState(entries(9));
  const { rerender } = render(page(state));
  const log = screen.getByRole('log');
  let height = 1000;
  let top = 0;
  Object.defineProperties(log, {
    clientHeight: { value: VIEW },
    scrollHeight: { get: () => height },
    scrollTop: {
      get: () => top,
      set: (wanted: number) => {
        top = Math.min(wanted, height - VIEW);
      },
    },
  });
  const show = (next: ConversationState, contentHeight: number) => {
    height = contentHeight;
    rerender(page(next));
  };
  show({ ...state }, 1000);
  const scrollTo = (top: number) => {
    log.scrollTop = top;
    fireEvent.scroll(log);
  };
  return { log, state, show, scrollTo };
}

const jump = () => screen.queryByRole('button', { name: 'Jump to newest' });

it('follows an answer as it grows', () => {
  const { log, state, show } = setUp();
  show(generating(state, 'a'), 1100);
  expect(log.scrollTop).toBe(1100 - VIEW);
  show(generating(state, 'ab'), 1200);
  expect(log.scrollTop).toBe(1200 - VIEW);
  expect(jump()).toBeNull();
});

it('never pulls a reader back, and offers a way to the newest', () => {
  const { log, state, show, scrollTo } = setUp();
  scrollTo(200);
  show(generating(state, 'a'), 1100);
  show(generating(state, 'ab'), 1200);
  expect(log.scrollTop).toBe(200);

  fireEvent.click(jump()!);
  expect(log.scrollTop).toBe(1200 - VIEW);
  expect(jump()).toBeNull();
  show(generating(state, 'abc'), 1300);
  expect(log.scrollTop).toBe(1300 - VIEW);
});

it.each([
  ['wheel', (log: HTMLElement) => fireEvent.wheel(log, { deltaY: -1 })],
  ['key', (log: HTMLElement) => fireEvent.keyDown(log, { key: 'PageUp' })],
  [
    'finger',
    (log: HTMLElement) => {
      fireEvent.touchStart(log, { touches: [{ clientY: 100 }] });
      fireEvent.touchMove(log, { touches: [{ clientY: 110 }] });
    },
  ],
])('lets go at the first sign of a %s, before anything has moved', (_what, turnAway) => {
  const { log, state, show } = setUp();
  show(generating(state, 'a'), 1100);
  turnAway(log);
  // The echo of the last step of following.
  fireEvent.scroll(log);
  show(generating(state, 'ab'), 1200);
  expect(log.scrollTop).toBe(1100 - VIEW);
  expect(jump()).toBeVisible();
});

it('is not led away by a step down', () => {
  const { log, state, show } = setUp();
  fireEvent.wheel(log, { deltaY: 1 });
  fireEvent.keyDown(log, { key: 'PageDown' });
  show(generating(state, 'a'), 1100);
  expect(log.scrollTop).toBe(1100 - VIEW);
});

it('follows again once the reader is back at the end', () => {
  const { log, state, show, scrollTo } = setUp();
  scrollTo(200);
  scrollTo(690);
  expect(jump()).toBeNull();
  show(generating(state, 'a'), 1100);
  expect(log.scrollTop).toBe(1100 - VIEW);
});

it('goes to the end with a question of the reader', () => {
  const { log, state, show, scrollTo } = setUp();
  scrollTo(200);
  const question = { id: 'new', type: 'question' as const, text: 'and now?' };
  show(generating({ ...state, entries: [...state.entries, question] }, ''), 1100);
  expect(log.scrollTop).toBe(1100 - VIEW);
});
