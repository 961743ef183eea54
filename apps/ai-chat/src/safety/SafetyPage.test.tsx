import { brand } from '@portal/brand';
import { render, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { DIRECTORIES } from './directories';
import { SafetyPage } from './SafetyPage';

const draw = () =>
  render(
    <MemoryRouter>
      <SafetyPage />
    </MemoryRouter>,
  );

it('says first what to do now, and to call the local emergency number', () => {
  draw();
  const [first] = screen.getAllByRole('region');
  expect(first).toHaveAccessibleName('What to do now');
  expect(first).toHaveTextContent('call your local emergency number');
});

it('shows every directory with its source and date', () => {
  draw();
  for (const { name, address, source, seen } of DIRECTORIES) {
    const item = screen.getByRole('link', { name }).closest('li')!;
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', address);
    expect(item.querySelector('time')).toHaveAttribute('datetime', seen);
    expect(within(item).getAllByRole('link').at(-1)).toHaveAttribute('href', source);
  }
});

it('lets a visitor report what does not work', () => {
  draw();
  expect(screen.getByRole('link', { name: 'Tell us' }).getAttribute('href')).toMatch(
    `mailto:${brand.supportEmail}`,
  );
});

it('says what the companion is not', () => {
  draw();
  const facts = screen.getByRole('region', { name: 'What the companion is, and is not' });
  expect(facts).toHaveTextContent(`${brand.name} is an AI`);
  expect(facts).toHaveTextContent('does not diagnose');
  expect(facts).toHaveTextContent('Nobody watches over the chat');
});

it('has no accessibility faults', async () => {
  const { container } = draw();
  const { violations } = await axe.run(container, {
    rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
  });
  expect(violations).toEqual([]);
});
