import { createEvent, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DRAFT_KEY } from '../draft/createDraft';
import { FakeRoomServer } from '../testing/fakeRoomServer';
import { ann, bob, openLiveChat, theField, theTexts } from '../testing/openChat';

const letters = (count: number) => 'a'.repeat(count);
const send = () => screen.getByRole('button', { name: 'Send' });

function leaveDraft(text: string, userId = ann.id) {
  sessionStorage.setItem(DRAFT_KEY, JSON.stringify({ userId, text, replyTo: null }));
}

describe('sending', () => {
  it('happens with Enter, and empties the field (CH-18)', async () => {
    const { user, database } = await openLiveChat();
    await user.type(theField(), 'hello{Enter}');
    await screen.findByText('hello');
    expect(database.messages.map((row) => row.text)).toEqual(['hello']);
    expect(theField()).toHaveValue('');
  });

  it('happens with the button', async () => {
    const { user } = await openLiveChat();
    await user.type(theField(), 'hello');
    await user.click(send());
    expect(await screen.findByText('hello')).toBeVisible();
    expect(theField()).toHaveFocus();
  });

  it('does not happen with Shift+Enter, which inserts a line (CH-19)', async () => {
    const { user, server } = await openLiveChat();
    await user.type(theField(), 'one{Shift>}{Enter}{/Shift}two');
    expect(theField()).toHaveValue('one\ntwo');
    expect(server.requestsTo('POST', 'messages')).toEqual([]);
  });

  it.each(['{Enter}', '   {Enter}', '{Shift>}{Enter}{/Shift} {Enter}'])(
    'does not happen without words: %j (CH-17)',
    async (keys) => {
      const { user, server } = await openLiveChat();
      await user.type(theField(), keys);
      expect(send()).toBeDisabled();
      expect(server.requestsTo('POST', 'messages')).toEqual([]);
      expect(theTexts()).toEqual([]);
    },
  );

  it('does not happen with the Enter that ends a composition (TR-63)', async () => {
    const { user, server } = await openLiveChat();
    await user.type(theField(), 'half a wor');
    const enter = createEvent.keyDown(theField(), { key: 'Enter', isComposing: true });
    fireEvent(theField(), enter);
    fireEvent.keyDown(theField(), { key: 'Enter', keyCode: 229 });
    expect(server.requestsTo('POST', 'messages')).toEqual([]);
    expect(theField()).toHaveValue('half a wor');
  });
});

describe('the length', () => {
  it('is counted as one reads it, each line break as 100 (CH-20, CH-22)', async () => {
    const { user } = await openLiveChat();
    expect(screen.getByText('0/1000')).toBeVisible();
    await user.type(theField(), 'abc{Shift>}{Enter}{/Shift}d');
    expect(screen.getByText('104/1000')).toBeVisible();
  });

  it('goes up to 1000; input beyond it is refused and leaves the field as it was (CH-21, CH-24)', async () => {
    leaveDraft(letters(999));
    const { user } = await openLiveChat();
    await user.type(theField(), 'b');
    expect(theField()).toHaveValue(`${letters(999)}b`);
    await user.type(theField(), 'c', { initialSelectionStart: 500, initialSelectionEnd: 500 });
    expect(theField()).toHaveValue(`${letters(999)}b`);
    expect(theField().selectionStart).toBe(500);
    expect(screen.getByText('There is no room for that.')).toBeVisible();
    expect(screen.getByText('1000/1000')).toBeVisible();
  });

  it('refuses a line break for which 100 are not left (TR-58)', async () => {
    leaveDraft(letters(901));
    const { user } = await openLiveChat();
    await user.type(theField(), '{Shift>}{Enter}{/Shift}');
    expect(theField()).toHaveValue(letters(901));
  });

  it('refuses a paste that is too long as a whole, and takes one that fits with its breaks counted once', async () => {
    const { user } = await openLiveChat();
    await user.click(theField());
    await user.paste(letters(1_000_000));
    expect(theField()).toHaveValue('');
    await user.paste('one\r\ntwo\u0007');
    expect(theField()).toHaveValue('one\ntwo');
    expect(screen.getByText('106/1000')).toBeVisible();
  });

  it('is red when a restored text is over, which can only be shortened (CH-23, OP-85)', async () => {
    leaveDraft(letters(1002));
    const { user } = await openLiveChat();
    expect(screen.getByText('1002/1000')).toHaveStyle({ color: 'var(--color-rose)' });
    expect(send()).toBeDisabled();
    await user.type(theField(), 'b');
    expect(theField()).toHaveValue(letters(1002));
    await user.type(theField(), '{Backspace}{Backspace}');
    expect(screen.getByText('1000/1000')).not.toHaveStyle({ color: 'var(--color-rose)' });
    expect(send()).toBeEnabled();
  });

  it('is judged when a composed word is complete, not in the middle of it', async () => {
    leaveDraft(letters(999));
    await openLiveChat();
    fireEvent.compositionStart(theField());
    fireEvent.change(theField(), { target: { value: `${letters(999)}にほ` } });
    expect(theField()).toHaveValue(`${letters(999)}にほ`);
    fireEvent.compositionEnd(theField());
    expect(theField()).toHaveValue(letters(999));
  });
});

describe('the draft', () => {
  it('outlives a reload, with what it answers', async () => {
    const server = new FakeRoomServer();
    server.database.say(bob, 'how are you?');
    const { user, unmount } = await openLiveChat({ server });
    await user.click(screen.getByRole('button', { name: 'Reply' }));
    await user.keyboard('fi');
    unmount();
    const again = await openLiveChat({ server });
    await again.user.type(theField(), 'ne{Enter}');
    await screen.findByText('fine');
    expect(server.database.messages[1]).toMatchObject({
      text: 'fine',
      reply_to: server.database.messages[0]!.id,
    });
    expect(sessionStorage.getItem(DRAFT_KEY)).toBeNull();
  });

  it.each([
    ['of someone else', JSON.stringify({ userId: bob.id, text: 'private', replyTo: null })],
    ['that is broken', '{'],
    ['of another kind', JSON.stringify({ userId: ann.id, text: 7 })],
  ])('%s is not shown', async (_, stored) => {
    sessionStorage.setItem(DRAFT_KEY, stored);
    await openLiveChat();
    expect(theField()).toHaveValue('');
  });
});
