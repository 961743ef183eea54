import { fireEvent, render, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { MoodMixPage } from './MoodMixPage';
import { SOUNDS } from './sounds';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** As much of Web Audio as is used; remembers what sounds, and how loud it is meant to be. */
function fakeAudio() {
  const contexts: FakeContext[] = [];
  const sources: { isPlaying: boolean; loop: boolean }[] = [];
  const targets: number[] = [];
  const node = (extra: object = {}) => ({ connect: (next: unknown) => next, ...extra });
  const parameter = () => ({ value: 0, setTargetAtTime: (value: number) => targets.push(value) });
  class FakeContext {
    sampleRate = 100;
    currentTime = 0;
    destination = node();
    close = vi.fn();
    resume = vi.fn();
    constructor() {
      contexts.push(this);
    }
    createBuffer = () => ({ copyToChannel: vi.fn() });
    createBiquadFilter = () => node({ frequency: parameter(), Q: parameter() });
    createGain = () => node({ gain: parameter() });
    createOscillator = () => node({ frequency: parameter(), start: vi.fn(), stop: vi.fn() });
    createBufferSource = () => {
      const source = { isPlaying: false, loop: false };
      sources.push(source);
      return Object.assign(source, node(), {
        start: () => Object.assign(source, { isPlaying: true }),
        stop: () => Object.assign(source, { isPlaying: false }),
      });
    };
  }
  vi.stubGlobal('AudioContext', FakeContext);
  return { contexts, sources, targets };
}

const draw = () =>
  render(
    <MemoryRouter>
      <MoodMixPage />
    </MemoryRouter>,
  );

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('offers several sounds, each with start and volume, and makes none by itself', () => {
  const { contexts } = fakeAudio();
  draw();
  expect(SOUNDS.length).toBeGreaterThanOrEqual(3);
  for (const { name } of SOUNDS) {
    expect(screen.getByRole('button', { name: `Start ${name.toLowerCase()}` })).toBeEnabled();
    expect(screen.getByRole('slider', { name: `${name} volume` })).toBeEnabled();
  }
  expect(contexts).toHaveLength(0);
});

it('starts, mixes and stops sounds', () => {
  const { contexts, sources } = fakeAudio();
  draw();
  press('Start rain');
  press('Start waves');
  expect(contexts).toHaveLength(1);
  expect(sources.map(({ isPlaying, loop }) => isPlaying && loop)).toEqual([true, true]);
  press('Stop rain');
  expect(sources.map(({ isPlaying }) => isPlaying)).toEqual([false, true]);
  press('Stop all');
  expect(sources.map(({ isPlaying }) => isPlaying)).toEqual([false, false]);
  expect(screen.getByRole('button', { name: 'Stop all' })).toBeDisabled();
});

it('changes the loudness of what sounds', () => {
  const { targets } = fakeAudio();
  draw();
  press('Start warm hum');
  const slider = screen.getByRole('slider', { name: 'Warm hum volume' });
  fireEvent.change(slider, { target: { value: '100' } });
  const loud = targets.at(-1);
  fireEvent.change(slider, { target: { value: '0' } });
  expect(targets.at(-1)).toBe(0);
  expect(loud).toBeGreaterThan(0.5);
});

it('falls silent when the page is left', () => {
  const { contexts } = fakeAudio();
  const { unmount } = draw();
  press('Start wind');
  unmount();
  expect(contexts[0]?.close).toHaveBeenCalledOnce();
});

it('says so where a browser cannot make sounds, and leads home', () => {
  draw();
  expect(screen.getByText('Your browser cannot make sounds here.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
});

it('has no accessibility faults', async () => {
  fakeAudio();
  const { container } = draw();
  press('Start rain');
  expect(within(container).getByRole('button', { name: 'Stop rain' })).toBeVisible();
  const inBrowserOnly = {
    region: { enabled: false },
    'color-contrast': { enabled: false },
    'label-content-name-mismatch': { enabled: false },
  };
  const { violations } = await axe.run(container, { rules: inBrowserOnly });
  expect(violations).toEqual([]);
});
