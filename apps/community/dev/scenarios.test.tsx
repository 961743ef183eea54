import { openInScenario } from '@portal/testing/openInScenario';
import type { ScenarioName } from '@portal/testing/scenarios';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import remote from '../src/module';
import { samples } from './samples';

/** The client asks three times more, for about seven seconds, before it gives up. */
const GIVEN_UP_MS = 8_000;

afterEach(() => void vi.useRealTimers());

const open = (name: ScenarioName, address = '/users/mellow') =>
  openInScenario(remote, address, name, samples);

it.each<[ScenarioName, string]>([
  ['signed-out', 'Elsewhere: /login'],
  ['member', 'mellow@example.test'],
  ['moderator', 'warden@example.test'],
])('%s: /profile shows %s', async (name, text) => {
  await open(name, '/profile');
  expect(await screen.findByText(text)).toBeVisible();
});

it('empty: nobody is called that', async () => {
  await open('empty');
  expect(await screen.findByRole('heading', { name: 'User not found' })).toBeVisible();
});

it('full: a long name and a long word about oneself', async () => {
  await open('full');
  expect(await screen.findByText(/I like the rain/)).toBeVisible();
});

it('failing: the profile is out of reach, which is not the same as missing', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await open('failing');
  await act(() => vi.advanceTimersByTimeAsync(GIVEN_UP_MS));
  expect(screen.getByText('This profile is out of reach')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeEnabled();
});
