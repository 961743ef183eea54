import { expectConsoleError } from '@portal/testing';
import { openInScenario } from '@portal/testing/openInScenario';
import type { ScenarioName } from '@portal/testing/scenarios';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import remote from '../src/module';
import { samples } from './samples';

const open = (name: ScenarioName, address = '/articles') => openInScenario(remote, address, name, samples);

it('empty: says that there are no articles', async () => {
  await open('empty');
  expect(await screen.findByText('Articles not found')).toBeVisible();
});

it('full: every article of many', async () => {
  await open('full');
  expect(await screen.findAllByRole('link', { name: /Article \d+/ })).toHaveLength(120);
});

it('full: a long article to its last paragraph', async () => {
  await open('full', samples.addresses['/article/:slug']);
  expect(await screen.findByText(/^12\. Some evenings/)).toBeVisible();
});

it('slow: says that it is loading', async () => {
  await open('slow');
  expect(screen.getByText('Loading...')).toBeVisible();
});

it('failing: shows the page without articles', async () => {
  expectConsoleError(/articles.json could not be read/);
  await open('failing');
  expect(await screen.findByText('Articles not found')).toBeVisible();
});
