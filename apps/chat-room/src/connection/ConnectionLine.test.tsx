import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeRoomServer } from '../testing/fakeRoomServer';
import { bob, openChat, openLiveChat, theTexts } from '../testing/openChat';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('tells of an interruption and of its end', async () => {
  const { server } = await openLiveChat();
  act(() => server.gateway.cut());
  expect(await screen.findByText('Connection lost. Reconnecting...')).toBeVisible();
  await pass(5_000);
  expect(screen.getByText('Live')).toBeVisible();
});

it('tells that the device is offline', async () => {
  await openLiveChat();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText('You are offline. New messages will appear when you are back.')).toBeVisible();
});

it('leaves a list that cannot be loaded to its own words, and a retry to the reader', async () => {
  const server = new FakeRoomServer();
  server.database.say(bob, 'here I am');
  server.isReachable = false;
  const { user } = openChat({ server });
  await pass(10_000);
  expect(screen.getByRole('alert')).toHaveTextContent('The messages could not be loaded');
  server.isReachable = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('here I am')).toBeVisible();
  expect(theTexts()).toEqual(['here I am']);
});
