import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Cluster } from './Cluster';
import { Grid } from './Grid';
import { Page } from './Page';
import { Stack } from './Stack';

it('has its title as the one first heading', () => {
  render(
    <Page title="Store" lead="Spend your coins" actions={<button type="button">Claim</button>}>
      Shelves
    </Page>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Store' })).toBeVisible();
  expect(screen.getByText('Spend your coins')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Claim' })).toBeVisible();
  expect(screen.getByText('Shelves')).toBeVisible();
});

it('keeps layout props off the elements', () => {
  render(
    <Stack as="ul" gap={2} align="center" aria-label="list">
      <Cluster as="li" gap={1} justify="end" align="start">
        <Grid min="10rem" gap={2} stretch data-testid="grid" />
      </Cluster>
    </Stack>,
  );
  const names = [screen.getByRole('list'), screen.getByRole('listitem'), screen.getByTestId('grid')].flatMap(
    (element) => element.getAttributeNames(),
  );
  expect(new Set(names)).toEqual(new Set(['aria-label', 'class', 'data-testid']));
});
