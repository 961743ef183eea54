import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { ButtonLink } from '../actions/ButtonLink';
import { CardLink } from '../surfaces/CardLink';
import { TextLink } from './TextLink';

const Here = () => <output>{useLocation().pathname}</output>;

it.each([
  ['TextLink', TextLink],
  ['ButtonLink', ButtonLink],
  ['CardLink', CardLink],
])('%s goes to a page of the portal without a new document', async (_, Link) => {
  render(
    <MemoryRouter>
      <Link to="/store">Store</Link>
      <Here />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Store' }));
  expect(screen.getByRole('status')).toHaveTextContent('/store');
});

it('leaves the portal by an address, without a handle on this page', () => {
  render(
    <TextLink href="https://example.com/x" target="_blank">
      Elsewhere
    </TextLink>,
  );
  const link = screen.getByRole('link', { name: 'Elsewhere' });
  expect(link).toHaveAttribute('href', 'https://example.com/x');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});
