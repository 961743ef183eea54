import { fakePortal } from '@portal/testing';
import { configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { vi } from 'vitest';
import { ChatPage } from '../ChatPage';
import { type Person, person } from './fakeDatabase';
import { FakeRoomServer } from './fakeRoomServer';

// Every answer crosses several turns of the event loop; a busy machine takes its time for them.
configure({ asyncUtilTimeout: 4_000 });

export const ann = person('Ann');
export const bob = person('Bob');

interface OpenChatOptions {
  who?: Person;
  server?: FakeRoomServer;
}

/** The page `/Chat` as one person sees it, over the real client and a back end in memory. */
export function openChat({ who = ann, server = new FakeRoomServer() }: OpenChatOptions = {}) {
  const portal = fakePortal({
    profile: { ...who, banner: null, bio: '' },
    client: server.client(who),
    config: { publicUrl: 'http://localhost:3000' },
  });
  const user = userEvent.setup({ advanceTimers: vi.isFakeTimers() ? vi.advanceTimersByTime : () => {} });
  const page = render(
    <MemoryRouter initialEntries={['/Chat']}>
      <Routes>
        <Route path="/Chat" element={<ChatPage />} />
        <Route path="/login" element={<p>The login page</p>} />
      </Routes>
    </MemoryRouter>,
  );
  return { server, portal, user, database: server.database, ...page };
}

/** The same, when the list has come and changes flow. */
export async function openLiveChat(options?: OpenChatOptions) {
  const opened = openChat(options);
  await screen.findByText('Live');
  return opened;
}

export const theField = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });

/** The message that has this text; not one that answers it. */
export function theMessage(text: string): HTMLElement {
  const found = screen
    .getAllByRole('article')
    .find((article) => [...article.querySelectorAll('p')].some((each) => each.textContent === text));
  if (!found) throw new Error(`There is no message "${text}"`);
  return found;
}

/** What stands in the list, the welcome message apart. */
export const theTexts = () =>
  screen
    .getAllByRole('article')
    .slice(1)
    .map((article) => article.querySelector('p')?.textContent);
