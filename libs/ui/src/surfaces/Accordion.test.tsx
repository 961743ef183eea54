import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Accordion } from './Accordion';

const items = ['free', 'private', 'mobile'].map((id) => ({
  id,
  title: `Is it ${id}?`,
  content: `Yes, ${id}.`,
}));

const open = () =>
  screen
    .getAllByRole('group')
    .filter((item) => (item as HTMLDetailsElement).open)
    .map((item) => within(item).getByText(/\?/).textContent);

it('begins closed', () => {
  render(<Accordion items={items} />);
  expect(screen.getAllByRole('group')).toHaveLength(3);
  expect(open()).toEqual([]);
});

it('opens one at a time, and closes the open one when it is pressed', async () => {
  render(<Accordion items={items} />);
  await userEvent.click(screen.getByText('Is it free?'));
  expect(open()).toEqual(['Is it free?']);
  await userEvent.click(screen.getByText('Is it mobile?'));
  expect(open()).toEqual(['Is it mobile?']);
  await userEvent.click(screen.getByText('Is it mobile?'));
  expect(open()).toEqual([]);
});
