import { brand } from '@portal/brand';
import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { draw, field, loadLazyParts, openAiPage } from './testing/openAiPage';

beforeAll(loadLazyParts);

const HISTORY = [
  { type: 'question', text: 'Who are you?' },
  { type: 'answer', text: 'A listener.' },
];

describe('honesty and help', () => {
  it('says always that the companion is an AI, and links to help', () => {
    openAiPage();
    expect(screen.getByText(/is an AI, not a person/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/safety');
  });

  it('labels the built-in companion wherever it speaks', async () => {
    const { gemini, ask, view } = openAiPage();
    gemini.answers('Hello.', { modelVersion: 'wisp-listener-1' });
    await ask('hi');
    const answer = await screen.findByRole('article', { name: `${brand.name} answered` });
    expect(within(answer).getByText('Built-in companion')).toBeVisible();
    view.unmount();
    draw();
    expect(screen.getByText('Built-in companion')).toBeVisible();
  });

  it('does not label a model', async () => {
    const { gemini, ask } = openAiPage();
    gemini.answers('Hello.', { modelVersion: 'gemini-2.5-flash' });
    await ask('hi');
    await screen.findByText('Hello.');
    expect(screen.queryByText('Built-in companion')).toBeNull();
  });

  it('copies an answer as it was written (AI-13)', async () => {
    const { user } = openAiPage({ history: [HISTORY[0]!, { type: 'answer', text: 'a **bold** word' }] });
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe('a **bold** word');
  });

  it('has a mascot whose face follows what happens', async () => {
    const { gemini, user, ask, view } = openAiPage();
    const mood = () => view.container.querySelector('[data-mood]')?.getAttribute('data-mood');
    expect(mood()).toBe('resting');
    await user.click(field());
    expect(mood()).toBe('listening');
    const stream = gemini.streams();
    await ask('hello');
    expect(mood()).toBe('thinking');
    stream.send('hi');
    stream.end();
    await waitFor(() => expect(mood()).toBe('listening'));
  });

  it('has no accessibility faults, empty and in conversation', async () => {
    const { view, gemini, ask } = openAiPage();
    const faults = async () =>
      (
        await axe.run(view.container, {
          rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
        })
      ).violations;
    expect(await faults()).toEqual([]);
    gemini.answers('# Hi\n\n- [x] done\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```\ncode\n```');
    await ask('hello');
    await screen.findByText('code');
    expect(await faults()).toEqual([]);
  });
});
