import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Marquee } from './Marquee';

it('is read once, although it is drawn twice', () => {
  render(
    <Marquee label="Kind words">
      <blockquote>Thank you</blockquote>
    </Marquee>,
  );
  expect(screen.getByRole('region', { name: 'Kind words' })).toBeVisible();
  expect(screen.getAllByRole('blockquote')).toHaveLength(1);
  expect(screen.getAllByText('Thank you')).toHaveLength(2);
});

it('can be halted from the keyboard, by its focus', async () => {
  render(<Marquee label="Kind words">Thank you</Marquee>);
  await userEvent.tab();
  expect(screen.getByRole('region')).toHaveFocus();
});
