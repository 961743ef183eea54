import { fakePortal } from '@portal/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { AiPage } from '../AiPage';
import { loadMarkdown } from '../answers/useMarkdown';
import { loadClient } from '../companion/geminiModel';
import { fakeGemini } from './fakeGemini';

/** Their code arrives at first use, which no fake clock would wait for. */
export const loadLazyParts = () => Promise.all([loadMarkdown(), loadClient()]).then(() => undefined);

export const draw = () =>
  render(
    <MemoryRouter>
      <AiPage />
    </MemoryRouter>,
  );

export const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' });
export const sendButton = () => screen.getByRole('button', { name: 'Send' });
export const log = () => screen.getByRole('log', { name: 'Conversation' });
export const stored = () => JSON.parse(localStorage.getItem('chatHistory') ?? '[]');

/** `/AI` of a visitor without an account, over a function that replies as the running test tells. */
export function openAiPage({ streaming = true, history = [] as object[] } = {}) {
  if (history.length > 0) localStorage.setItem('chatHistory', JSON.stringify(history));
  fakePortal({ config: { streaming } });
  const gemini = fakeGemini();
  const user = userEvent.setup({ delay: null });
  const view = draw();
  const ask = async (question: string) => {
    await user.type(field(), question);
    await user.click(sendButton());
  };
  return { gemini, user, ask, view };
}
