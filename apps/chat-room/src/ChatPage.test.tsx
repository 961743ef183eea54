import { fakePortal } from '@portal/testing';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { ChatPage } from './ChatPage';
import { openLiveChat } from './testing/openChat';

function openWithoutSession(status: 'loading' | 'signed-out') {
  const portal = fakePortal({ session: { status }, client: {} });
  const page = render(
    <MemoryRouter initialEntries={['/Chat']}>
      <Routes>
        <Route path="/Chat" element={<ChatPage />} />
        <Route path="/login" element={<p>The login page</p>} />
      </Routes>
    </MemoryRouter>,
  );
  return { portal, ...page };
}

describe('the door of the chat room', () => {
  it('sends people without a session to /login (CH-01)', () => {
    openWithoutSession('signed-out');
    expect(screen.getByText('The login page')).toBeVisible();
  });

  it('is not opened by the local admin flag (OP-89)', () => {
    localStorage.setItem('isAdmin', 'true');
    openWithoutSession('signed-out');
    expect(screen.getByText('The login page')).toBeVisible();
  });

  it('sends nobody away while the session is being read (AU-33)', () => {
    const { portal } = openWithoutSession('loading');
    expect(screen.getByRole('heading', { level: 1, name: 'Chat Room' })).toBeVisible();
    expect(screen.queryByText('The login page')).not.toBeInTheDocument();
    act(() => portal.setSession({ status: 'signed-out' }));
    expect(screen.getByText('The login page')).toBeVisible();
  });

  it('closes when the session ends, and leaves neither the channel nor the draft behind', async () => {
    const { portal, user } = await openLiveChat();
    await user.type(screen.getByRole('textbox', { name: 'Message' }), 'secret');
    expect(JSON.stringify({ ...sessionStorage })).toContain('secret');
    await act(() => portal.signOut());
    expect(screen.getByText('The login page')).toBeVisible();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret');
    expect((await portal.client()).getChannels()).toEqual([]);
  });
});
