import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { FakeRoomServer } from '../testing/fakeRoomServer';
import { ann, bob, openLiveChat, theField } from '../testing/openChat';

const ROW_PX = 100;
const VIEW_PX = 300;

/** Gives the list a height, and every message of it one below the other. */
function layOut(): HTMLElement {
  const list = screen.getByRole('log');
  const articles = () => [...list.querySelectorAll('article')];
  Object.defineProperties(list, {
    clientHeight: { get: () => VIEW_PX },
    scrollHeight: { get: () => articles().length * ROW_PX },
    scrollTop: {
      get: () => Number(list.dataset.scrollTop ?? 0),
      set: (top: number) => {
        const most = Math.max(0, articles().length * ROW_PX - VIEW_PX);
        list.dataset.scrollTop = String(Math.min(most, Math.max(0, top)));
      },
    },
  });
  list.getBoundingClientRect = () => ({ top: 0, bottom: VIEW_PX }) as DOMRect;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const top = articles().indexOf(this as HTMLElement) * ROW_PX - list.scrollTop;
    return { top, bottom: top + ROW_PX } as DOMRect;
  });
  return list;
}

async function openLongList(count = 20) {
  const server = new FakeRoomServer();
  for (let number = 1; number <= count; number += 1) server.database.say(bob, `${number}`);
  const opened = await openLiveChat({ server });
  const list = layOut();
  const scrollTo = (top: number) => {
    list.scrollTop = top;
    fireEvent.scroll(list);
  };
  scrollTo(list.scrollHeight);
  /** How far below the top edge a message stands. */
  const topOf = (text: string) => screen.getByText(text).closest('article')!.getBoundingClientRect().top;
  return { ...opened, list, scrollTo, topOf };
}

const arrival = (text: string) => screen.findByText(text);
const newMessages = () => screen.queryByRole('button', { name: 'New messages' });

it('stays at the end when the reader is there', async () => {
  const { list, database } = await openLongList();
  database.say(bob, 'new');
  await arrival('new');
  expect(list.scrollTop).toBe(22 * ROW_PX - VIEW_PX);
  expect(newMessages()).not.toBeInTheDocument();
});

it('moves nothing when the reader is further up, and offers a way to the new messages', async () => {
  const { list, database, scrollTo, user } = await openLongList();
  scrollTo(500);
  database.say(bob, 'new');
  await arrival('new');
  expect(list.scrollTop).toBe(500);
  await user.click(newMessages()!);
  expect(list.scrollTop).toBe(22 * ROW_PX - VIEW_PX);
  expect(newMessages()).not.toBeInTheDocument();
});

it('goes to the end with an own message', async () => {
  const { list, scrollTo, user } = await openLongList();
  scrollTo(500);
  await user.type(theField(), 'mine{Enter}');
  await arrival('mine');
  expect(list.scrollTop).toBe(22 * ROW_PX - VIEW_PX);
});

it('does not call an own message from another tab new', async () => {
  const { database, scrollTo } = await openLongList();
  scrollTo(500);
  database.say(ann, 'from my phone');
  await arrival('from my phone');
  expect(newMessages()).not.toBeInTheDocument();
});

it('keeps what is read in its place when messages above it go', async () => {
  const { database, scrollTo, topOf } = await openLongList();
  scrollTo(1_010);
  const before = topOf('12');
  act(() => {
    database.delete(bob, database.messages[2]!.id);
    database.delete(bob, database.messages[8]!.id);
  });
  await expect.poll(() => screen.queryByText('10')).toBeNull();
  expect(topOf('12')).toBe(before);
});

it('keeps what is read in its place when older messages come, which scrolling up fetches', async () => {
  const { scrollTo, topOf } = await openLongList(60);
  scrollTo(105);
  const before = topOf('12');
  await arrival('1');
  expect(topOf('12')).toBe(before);
});
