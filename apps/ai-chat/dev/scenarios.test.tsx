import { openInScenario } from '@portal/testing/openInScenario';
import type { ScenarioName } from '@portal/testing/scenarios';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import remote from '../src/module';
import { loadLazyParts } from '../src/testing/openAiPage';
import { samples } from './samples';

beforeAll(loadLazyParts);

const open = (name: ScenarioName) => openInScenario(remote, '/AI', name, samples);
const log = () => screen.getByRole('log', { name: 'Conversation' });

it('signed out: anybody may ask', async () => {
  await open('signed-out');
  expect(screen.getByRole('textbox', { name: 'Your message' })).toBeEnabled();
});

it('empty: nothing has been said yet', async () => {
  await open('empty');
  expect(within(log()).queryByText(/Question/)).toBeNull();
});

it('full: a long conversation, to its last answer', async () => {
  await open('full');
  expect(within(log()).getByText(/^Question 150:/)).toBeVisible();
});

it('failing: says so, with a way to people', async () => {
  await open('failing');
  await userEvent.type(screen.getByRole('textbox', { name: 'Your message' }), 'hello');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  const way = await within(log()).findByRole(
    'link',
    { name: 'Find people who can help' },
    { timeout: 9_000 },
  );
  expect(way).toHaveAttribute('href', '/safety');
}, 15_000);
