import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Tabs } from './Tabs';

const tabs = ['core', 'contributors', 'support'].map((id) => ({
  id,
  label: `${id} team`,
  content: `${id} people`,
}));

function setUp(defaultTab?: string) {
  const onChange = vi.fn();
  render(<Tabs label="Team" tabs={tabs} defaultTab={defaultTab} onChange={onChange} />);
  return { onChange, user: userEvent.setup() };
}

const selected = () => screen.getByRole('tab', { selected: true });

it('opens the first tab by default', () => {
  setUp();
  expect(screen.getByRole('tablist', { name: 'Team' })).toBeVisible();
  expect(selected()).toHaveTextContent('core team');
  expect(screen.getByRole('tabpanel', { name: 'core team' })).toHaveTextContent('core people');
});

it('opens the tab that is pressed', async () => {
  const { onChange, user } = setUp('support');
  expect(selected()).toHaveTextContent('support team');
  await user.click(screen.getByRole('tab', { name: 'contributors team' }));
  expect(screen.getByRole('tabpanel')).toHaveTextContent('contributors people');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('contributors');
});

it('moves by arrow keys, Home and End, and round the ends', async () => {
  const { user } = setUp();
  await user.tab();
  expect(selected()).toHaveFocus();
  for (const [key, name] of [
    ['{ArrowRight}', 'contributors team'],
    ['{End}', 'support team'],
    ['{ArrowRight}', 'core team'],
    ['{ArrowLeft}', 'support team'],
    ['{Home}', 'core team'],
  ] as const) {
    await user.keyboard(key);
    expect(screen.getByRole('tab', { name })).toHaveFocus();
    expect(selected()).toHaveTextContent(name);
  }
});

it('is one stop for the Tab key, then the panel', async () => {
  const { user } = setUp();
  await user.tab();
  await user.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});
