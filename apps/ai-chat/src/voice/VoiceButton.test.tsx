import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Recognition } from './recognition';
import { VoiceButton } from './VoiceButton';

afterEach(() => {
  vi.unstubAllGlobals();
});

function Composer() {
  const [text, setText] = useState('');
  return (
    <>
      <textarea value={text} onChange={(event) => setText(event.target.value)} />
      <VoiceButton text={text} onText={setText} />
    </>
  );
}

/** A browser that recognizes speech under one of the two names. */
function setUp(name?: 'SpeechRecognition' | 'webkitSpeechRecognition') {
  const made: (Recognition & { start: ReturnType<typeof vi.fn>; abort: ReturnType<typeof vi.fn> })[] = [];
  class FakeRecognition {
    onresult = null;
    onerror = null;
    onend = null;
    start = vi.fn();
    abort = vi.fn();
    constructor() {
      made.push(this as never);
    }
  }
  if (name) vi.stubGlobal(name, FakeRecognition);
  const view = render(<Composer />);
  const hear = (...transcripts: string[]) =>
    act(() => made.at(-1)?.onresult?.({ results: transcripts.map((transcript) => [{ transcript }]) }));
  return { made, hear, ...view };
}

const button = () => screen.getByRole('button', { name: 'Voice input' });
const text = () => screen.getByRole('textbox');

describe('the voice button', () => {
  it('is absent, not disabled, without speech recognition (AI-08, TR-53)', () => {
    setUp();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each(['SpeechRecognition', 'webkitSpeechRecognition'] as const)('is there with %s', (name) => {
    setUp(name);
    expect(button()).toHaveAttribute('aria-pressed', 'false');
  });

  it('puts what is said behind what was typed (AI-09)', () => {
    const { made, hear } = setUp('SpeechRecognition');
    fireEvent.change(text(), { target: { value: 'I feel' } });
    fireEvent.click(button());
    expect(made[0]?.start).toHaveBeenCalledOnce();
    expect(button()).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('status')).toHaveTextContent(/may send the recording to its maker/);
    hear('sa');
    hear('sad', ' today');
    expect(text()).toHaveValue('I feel sad today');
  });

  it('stops with a second press, and hears no more', () => {
    const { made, hear } = setUp('SpeechRecognition');
    fireEvent.click(button());
    const late = made[0]!.onresult;
    fireEvent.click(button());
    expect(made[0]?.abort).toHaveBeenCalledOnce();
    expect(made[0]?.onresult).toBeNull();
    expect(late).not.toBeNull();
    hear('late');
    expect(text()).toHaveValue('');
    expect(button()).toHaveAttribute('aria-pressed', 'false');
  });

  it('ends when the browser does', () => {
    const { made } = setUp('SpeechRecognition');
    fireEvent.click(button());
    act(() => made[0]?.onend?.());
    expect(button()).toHaveAttribute('aria-pressed', 'false');
  });

  it('says so when the microphone is refused', () => {
    const { made } = setUp('SpeechRecognition');
    fireEvent.click(button());
    act(() => {
      made[0]?.onerror?.({ error: 'not-allowed' });
      made[0]?.onend?.();
    });
    expect(screen.getByRole('status')).toHaveTextContent(/microphone is not available/);
  });

  it('lets go of the microphone when the page is left', () => {
    const { made, unmount } = setUp('SpeechRecognition');
    fireEvent.click(button());
    unmount();
    expect(made[0]?.abort).toHaveBeenCalledOnce();
  });
});
