import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { SideMenu } from './SideMenu';

async function setUp({ path = '/store', added = [] as { label: string; path: string }[] } = {}) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <SideMenu added={added} />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: /menu/i }));
  return screen.getByRole('dialog', { name: 'Menu' });
}

it('opens a panel titled Menu with the twelve links (SH-71, SH-72)', async () => {
  const panel = await setUp();
  expect(within(panel).getByRole('heading', { name: 'Menu' })).toBeVisible();
  expect(within(panel).getAllByRole('link')).toHaveLength(12);
});

it('closes with its button (SH-73)', async () => {
  const panel = await setUp();
  await userEvent.click(within(panel).getByRole('button', { name: 'Close' }));
  expect(panel).not.toHaveAttribute('open');
});

it('closes when a link is chosen (SH-74)', async () => {
  const panel = await setUp();
  await userEvent.click(within(panel).getByRole('link', { name: 'Arcade' }));
  expect(panel).not.toHaveAttribute('open');
});

it('lists remotes beyond the specified links under a heading of their own', async () => {
  const panel = await setUp({ added: [{ label: 'Garden', path: '/garden' }] });
  expect(within(panel).getByRole('heading', { name: 'More' })).toBeVisible();
  expect(within(panel).getByRole('link', { name: 'Garden' })).toHaveAttribute('href', '/garden');
});

it('has no such heading without them', async () => {
  const panel = await setUp();
  expect(within(panel).queryByRole('heading', { name: 'More' })).toBeNull();
});
