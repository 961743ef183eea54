import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { MusicButton } from './MusicButton';

vi.mock('./lullaby', () => ({ lullaby: () => new Float32Array(2), waveFile: () => new ArrayBuffer(48) }));

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A browser that plays, or refuses to. */
function setUp({ isRefused = false } = {}) {
  const revoked = vi.fn();
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:track', revokeObjectURL: revoked }));
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    if (isRefused) throw new DOMException('no', 'NotAllowedError');
    fireEvent.play(this);
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    fireEvent.pause(this);
  });
  const { container, unmount } = render(<MusicButton />);
  return { audio: container.querySelector('audio')!, unmount, revoked };
}

const button = () => screen.getByRole('button', { name: 'Music' });

it('starts and stops a looping track (AI-29)', () => {
  const { audio } = setUp();
  expect(audio.src).toBe('');
  expect(button()).toHaveAttribute('aria-pressed', 'false');
  fireEvent.click(button());
  expect(audio.loop).toBe(true);
  expect(audio.src).toBe('blob:track');
  expect(button()).toHaveAttribute('aria-pressed', 'true');
  fireEvent.click(button());
  expect(audio.pause).toHaveBeenCalledOnce();
  expect(button()).toHaveAttribute('aria-pressed', 'false');
});

it('stays as it was when the browser refuses', async () => {
  setUp({ isRefused: true });
  fireEvent.click(button());
  await Promise.resolve();
  expect(button()).toHaveAttribute('aria-pressed', 'false');
});

it('gives its track back when the page is left', () => {
  const { unmount, revoked } = setUp();
  fireEvent.click(button());
  unmount();
  expect(revoked).toHaveBeenCalledExactlyOnceWith('blob:track');
});
