import { openInScenario } from '@portal/testing/openInScenario';
import type { ScenarioName } from '@portal/testing/scenarios';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import remote from '../src/module';
import { samples } from './samples';

/** The client asks three times more, for about seven seconds, before it gives up. */
const GIVEN_UP_MS = 8_000;

afterEach(() => void vi.useRealTimers());

const open = (name: ScenarioName) => openInScenario(remote, '/Chat', name, samples);

it('signed out: leads to the login', async () => {
  await open('signed-out');
  expect(await screen.findByText('Elsewhere: /login')).toBeVisible();
});

it('empty: says that nobody has written yet', async () => {
  await open('empty');
  expect(await screen.findByText(/Nobody has written yet/)).toBeVisible();
});

it('full: the newest messages, long ones and answers among them', async () => {
  await open('full');
  expect(await screen.findByText('Message 399')).toBeVisible();
  expect(screen.queryByText('Message 1')).toBeNull();
});

it('moderator: may delete what others wrote', async () => {
  await openInScenario(remote, '/Chat', 'moderator', { ...samples, empty: samples.full });
  await screen.findByText('Message 399');
  expect(await screen.findAllByRole('button', { name: /delete/i })).not.toEqual([]);
});

it('failing: says that the messages could not be loaded, never that there are none', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await open('failing');
  expect(screen.getByText('Fetching the messages...')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(GIVEN_UP_MS));
  expect(screen.getByText('The messages could not be loaded')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeEnabled();
});
