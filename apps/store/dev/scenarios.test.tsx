import { expectConsoleError } from '@portal/testing';
import { openInScenario } from '@portal/testing/openInScenario';
import type { ScenarioName } from '@portal/testing/scenarios';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import remote from '../src/module';
import { samples } from './samples';

const open = (name: ScenarioName) => openInScenario(remote, '/store', name, samples);
const claim = () => screen.findByRole('button', { name: 'Claim Free Coins' });

it('signed out: the way to log in instead of coins', async () => {
  await open('signed-out');
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  expect(screen.queryByRole('button', { name: 'Claim Free Coins' })).toBeNull();
});

it('empty: no coins yet, and the first to be claimed', async () => {
  await open('empty');
  expect(await claim()).toBeEnabled();
  expect(screen.getByText('0')).toBeVisible();
});

it('full: a great many coins, and the limit of the day said', async () => {
  await open('full');
  await userEvent.click(await claim());
  expect(await screen.findByText('⚠️ Daily limit reached (10 coins).')).toBeVisible();
  expect(screen.getByText(/987[,. ]?654[,. ]?321[,. ]?000/)).toBeVisible();
});

it('slow: says that it is loading until the wallet is there', async () => {
  await open('slow');
  expect(screen.getByText('Loading the store...')).toBeVisible();
  expect(await screen.findByText('0', {}, { timeout: 5_000 })).toBeVisible();
});

it('failing: says that the store does not answer, and offers to ask again', async () => {
  expectConsoleError(/wallet could not be read/);
  await open('failing');
  expect(await screen.findByRole('button', { name: 'Retry' }, { timeout: 5_000 })).toBeVisible();
});
