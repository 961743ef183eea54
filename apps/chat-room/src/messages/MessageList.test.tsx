import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MESSAGE_DELETED, WELCOME } from '../copy';
import { person } from '../testing/fakeDatabase';
import { FakeRoomServer } from '../testing/fakeRoomServer';
import { ann, bob, openChat, openLiveChat, theField, theMessage, theTexts } from '../testing/openChat';

const mod = person('Mod', { moderator: true });
const both = person('Both', { moderator: true, verified: true });
const button = (message: HTMLElement, name: string) => within(message).queryByRole('button', { name });

function serverWith(say: (database: FakeRoomServer['database']) => void): FakeRoomServer {
  const server = new FakeRoomServer();
  say(server.database);
  return server;
}

describe('the list', () => {
  it('is a log of articles, oldest first, each with avatar, name, time and text (CH-02, CH-03)', async () => {
    const server = serverWith((database) => {
      database.say(bob, 'first');
      database.say(ann, 'second');
    });
    await openLiveChat({ server });
    expect(screen.getByRole('log', { name: 'Messages' })).toBeVisible();
    expect(theTexts()).toEqual(['first', 'second']);
    const first = within(theMessage('first'));
    expect(first.getByRole('img', { name: "Bob's avatar" })).toBeVisible();
    expect(first.getByText('Bob')).toBeVisible();
    expect(first.getByRole('time')).toHaveAttribute('datetime', '2026-01-01T03:00:01.000Z');
  });

  it('opens with the welcome message, which nobody can answer or delete (CH-04, CH-05, CH-06)', async () => {
    await openLiveChat({ who: mod, server: serverWith((database) => database.say(bob, 'hi')) });
    const [welcome] = screen.getAllByRole('article');
    expect(welcome).toHaveTextContent(WELCOME);
    expect(within(welcome!).getByText('wisp')).toBeVisible();
    expect(within(welcome!).queryByRole('button')).not.toBeInTheDocument();
  });

  it('shows the badges that the database gave, both if need be (CH-07, CH-08, TR-65)', async () => {
    const server = serverWith((database) => {
      database.say(both, 'I am both');
      database.say(bob, 'I am neither');
    });
    await openLiveChat({ server });
    const badged = within(theMessage('I am both'));
    expect(badged.getByRole('img', { name: /moderator/i })).toBeVisible();
    expect(badged.getByRole('img', { name: /verified/i })).toBeVisible();
    expect(within(theMessage('I am neither')).queryByRole('img', { name: /moderator|verified/i })).toBeNull();
  });

  it('shows text as text, with line breaks, and web addresses as links', async () => {
    const text = '<b>bold</b>\nhttps://example.com/a.';
    await openLiveChat({ server: serverWith((database) => database.say(bob, text)) });
    const message = theMessage(text);
    expect(message.querySelector('b')).toBeNull();
    const link = within(message).getByRole('link', { name: 'https://example.com/a' });
    expect(link).toHaveAttribute('href', 'https://example.com/a');
    expect(link).toHaveAttribute('rel', expect.stringMatching(/noopener.*nofollow/));
  });

  it('asks no foreign origin for an avatar', async () => {
    const tracked = person('Eve', { avatar: 'https://elsewhere.example/pixel.png' });
    await openLiveChat({ server: serverWith((database) => database.say(tracked, 'hi')) });
    const avatar = screen.getByRole('img', { name: "Eve's avatar" });
    expect(avatar.getAttribute('src')).not.toContain('elsewhere');
  });
});

describe('what may be done', () => {
  it('is to answer any message, and to delete one’s own (CH-09, CH-11)', async () => {
    const server = serverWith((database) => {
      database.say(bob, 'his');
      database.say(ann, 'mine');
    });
    await openLiveChat({ server });
    expect(button(theMessage('his'), 'Reply')).toBeVisible();
    expect(button(theMessage('his'), 'Delete')).not.toBeInTheDocument();
    expect(button(theMessage('mine'), 'Reply')).toBeVisible();
    expect(button(theMessage('mine'), 'Delete')).toBeVisible();
  });

  it('is for a moderator to delete any (CH-12)', async () => {
    const { user, database } = await openLiveChat({
      who: mod,
      server: serverWith((database) => database.say(bob, 'rude')),
    });
    await user.click(button(theMessage('rude'), 'Delete')!);
    expect(theTexts()).toEqual([]);
    expect(database.messages).toEqual([]);
  });

  it('is nothing while a message is on its way (TR-62)', async () => {
    const { user, server } = await openLiveChat();
    const release = server.hold();
    await user.type(theField(), 'hi{Enter}');
    expect(within(theMessage('hi')).queryByRole('button')).not.toBeInTheDocument();
    release();
    expect(await within(theMessage('hi')).findByRole('button', { name: 'Delete' })).toBeVisible();
  });
});

describe('replies', () => {
  it('show what they answer, and store its id (CH-09, CH-10)', async () => {
    const { user, database } = await openLiveChat({
      server: serverWith((database) => database.say(bob, 'how are you?')),
    });
    await user.click(button(theMessage('how are you?'), 'Reply')!);
    expect(theField()).toHaveFocus();
    await user.keyboard('fine{Enter}');
    const reply = theMessage('fine');
    expect(within(reply).getByText('how are you?')).toBeVisible();
    expect(await within(reply).findByRole('button', { name: 'Reply' })).toBeVisible();
    expect(database.messages[1]?.reply_to).toBe(database.messages[0]?.id);
    expect(screen.queryByRole('button', { name: 'Cancel reply' })).not.toBeInTheDocument();
  });

  it('can be thought better of', async () => {
    const { user, database } = await openLiveChat({
      server: serverWith((database) => database.say(bob, 'how are you?')),
    });
    await user.click(button(theMessage('how are you?'), 'Reply')!);
    await user.click(screen.getByRole('button', { name: 'Cancel reply' }));
    await user.type(theField(), 'hello all{Enter}');
    await screen.findByText('hello all');
    expect(database.messages.at(-1)?.reply_to).toBeNull();
  });

  it('to a message that is deleted say so at once (CH-14, CH-15, CH-34, ER-07)', async () => {
    const server = new FakeRoomServer();
    const { id } = server.database.say(bob, 'oops');
    server.database.say(ann, 'what?', id);
    await openLiveChat({ server });
    server.database.delete(bob, id);
    expect(await within(theMessage('what?')).findByText(MESSAGE_DELETED)).toBeVisible();
    expect(screen.queryByText('oops')).not.toBeInTheDocument();
  });

  it('to a message that was deleted earlier still say so after a reload (CH-16)', async () => {
    const server = serverWith((database) => {
      const { id } = database.say(bob, 'oops');
      database.say(ann, 'what?', id);
      database.delete(bob, id);
    });
    await openLiveChat({ server });
    expect(await within(theMessage('what?')).findByText(MESSAGE_DELETED)).toBeVisible();
  });
});

describe('a deletion', () => {
  it('that fails brings the message back and says so', async () => {
    const { user, server } = await openLiveChat({
      server: serverWith((database) => database.say(ann, 'mine')),
    });
    server.database.delete = () => [];
    await user.click(button(theMessage('mine'), 'Delete')!);
    expect(await screen.findByText('The message was not deleted')).toBeVisible();
    expect(theTexts()).toEqual(['mine']);
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('The message was not deleted')).not.toBeInTheDocument();
  });
});

describe('the states of the list', () => {
  it('begin with loading', async () => {
    openChat();
    expect(screen.getByText('Fetching the messages...')).toBeVisible();
    expect(screen.getByText('Connecting...')).toBeVisible();
    expect(await screen.findByText('Live')).toBeVisible();
  });

  it('include an empty room', async () => {
    await openLiveChat();
    expect(screen.getByText('Nobody has written yet. Say hello.')).toBeVisible();
  });

  it('include older messages, on demand (OP-90)', async () => {
    const server = serverWith((database) => {
      for (let number = 1; number <= 60; number += 1) database.say(bob, `message ${number}`);
    });
    const { user } = await openLiveChat({ server });
    expect(theTexts()[0]).toBe('message 11');
    await user.click(screen.getByRole('button', { name: 'Load older' }));
    expect(await screen.findByText('message 1')).toBeVisible();
    expect(theTexts()).toHaveLength(60);
    expect(screen.queryByRole('button', { name: 'Load older' })).not.toBeInTheDocument();
  });
});
