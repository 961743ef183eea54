import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CHAT_CLOSED } from './copy';
import { FakeRoomServer } from './testing/fakeRoomServer';
import { openChat, openLiveChat, theField, theTexts } from './testing/openChat';

const press = (name: string) => screen.getByRole('button', { name });

describe('a message that the room does not take', () => {
  async function sendRefused({ code = 'PT429', message = 'rate_limited' } = {}) {
    const opened = await openLiveChat();
    opened.database.refusal = { code, message };
    await opened.user.type(theField(), 'hello{Enter}');
    await screen.findByText('Your message was not sent');
    opened.database.refusal = null;
    return opened;
  }

  it.each([
    ['P0001', 'chat_closed', CHAT_CLOSED],
    ['PT429', 'rate_limited', 'That was a lot at once. Wait a moment, then send it again.'],
    ['P0001', 'message_too_long', 'It is longer than 1000, with each line break counting 100.'],
    ['P0001', 'no_profile', 'Your account has no profile yet.'],
    ['XX000', 'internal', 'The room did not take it. You can try again.'],
  ])('leaves the list, and the reason is said: %s %s (CH-31, ER-06)', async (code, message, words) => {
    await sendRefused({ code, message });
    expect(screen.getByText(words)).toBeVisible();
    expect(theTexts()).toEqual([]);
    expect(theField()).toHaveValue('');
  });

  it('can be sent again', async () => {
    const { user, database } = await sendRefused();
    await user.click(press('Resend'));
    expect(screen.queryByText('Your message was not sent')).not.toBeInTheDocument();
    expect(theTexts()).toEqual(['hello']);
    await screen.findByRole('button', { name: 'Delete' });
    expect(database.messages.map((row) => row.text)).toEqual(['hello']);
  });

  it('can be changed first, unless something else is being written', async () => {
    const { user } = await sendRefused();
    await user.type(theField(), 'x');
    expect(press('Edit')).toBeDisabled();
    await user.clear(theField());
    await user.click(press('Edit'));
    expect(theField()).toHaveValue('hello');
    expect(screen.queryByText('Your message was not sent')).not.toBeInTheDocument();
  });

  it('can be discarded', async () => {
    const { user } = await sendRefused();
    await user.click(press('Discard'));
    expect(screen.queryByText('hello')).not.toBeInTheDocument();
  });
});

describe('an account', () => {
  it('without a profile may read, and is told that it cannot write', async () => {
    const { portal } = await openLiveChat();
    act(() => portal.setProfile({ status: 'none' }));
    expect(screen.getByText(/has no profile, so it can read here but not write/)).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('whose profile is still being read can write, and send when it is there', async () => {
    const { portal, user, server } = await openLiveChat();
    act(() => portal.setProfile({ status: 'loading' }));
    await user.type(theField(), 'hello{Enter}');
    expect(theField()).toHaveValue('hello');
    expect(press('Send')).toBeDisabled();
    expect(server.requestsTo('POST', 'messages')).toEqual([]);
  });
});

describe('the hours', () => {
  const OPENING = Date.parse('2026-03-01T19:00:00Z');
  const CLOSING = Date.parse('2026-03-02T15:00:00Z');

  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  async function openAt(instant: number) {
    vi.setSystemTime(instant);
    const server = new FakeRoomServer();
    server.database.hours.always_open = false;
    return openLiveChat({ server });
  }

  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it('close the field, say so, and open it by themselves (CH-26, CH-27)', async () => {
    await openAt(OPENING - 60_000);
    expect(screen.getByText(CHAT_CLOSED)).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await pass(60_000);
    expect(theField()).toBeVisible();
    expect(screen.queryByText(CHAT_CLOSED)).not.toBeInTheDocument();
  });

  it('close it while something is being written, which is kept (CH-27)', async () => {
    const { user } = await openAt(CLOSING - 60_000);
    await user.type(theField(), 'almost');
    await pass(60_000);
    expect(screen.getByText(CHAT_CLOSED)).toBeVisible();
    await pass(4 * 3_600_000);
    expect(theField()).toHaveValue('almost');
  });

  it('are looked at again when the page wakes up, and before sending (TR-57)', async () => {
    const { user, server } = await openAt(CLOSING - 3_600_000);
    await user.type(theField(), 'late');
    // The clock moves on as it does while a device sleeps: no timer fires.
    vi.setSystemTime(CLOSING + 1);
    await user.keyboard('{Enter}');
    expect(screen.getByText(CHAT_CLOSED)).toBeVisible();
    expect(server.requestsTo('POST', 'messages')).toEqual([]);

    vi.setSystemTime(OPENING + 24 * 3_600_000);
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(theField()).toHaveValue('late');
  });

  it('let people write, but not send, until they are known', async () => {
    vi.setSystemTime(OPENING - 60_000);
    const server = new FakeRoomServer();
    const release = server.hold();
    const { user } = openChat({ server });
    await user.type(theField(), 'early{Enter}');
    expect(press('Send')).toBeDisabled();
    release();
    expect(await screen.findByText('Live')).toBeVisible();
    expect(press('Send')).toBeEnabled();
    expect(server.requestsTo('POST', 'messages')).toEqual([]);
  });

  it('come from the database', async () => {
    vi.setSystemTime(OPENING - 60_000);
    await openLiveChat();
    expect(theField()).toBeVisible();
  });
});
