import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Select } from './Select';
import { Switch } from './Switch';

it('Select is a labelled combobox of its options', async () => {
  render(
    <Select label="Level" error="Choose one" defaultValue="normal">
      <option value="easy">Easy</option>
      <option value="normal">Normal</option>
    </Select>,
  );
  const select = screen.getByRole('combobox', { name: 'Level' });
  expect(select).toHaveValue('normal');
  expect(select).toHaveAccessibleDescription('Choose one');
  await userEvent.selectOptions(select, 'Easy');
  expect(select).toHaveValue('easy');
});

it('Switch is turned by a press and by the keyboard', async () => {
  const onChange = vi.fn();
  render(<Switch label="Sound" onChange={onChange} />);
  const control = screen.getByRole('switch', { name: 'Sound' });
  await userEvent.click(screen.getByText('Sound'));
  expect(control).toBeChecked();
  control.focus();
  await userEvent.keyboard(' ');
  expect(control).not.toBeChecked();
  expect(onChange).toHaveBeenCalledTimes(2);
});

it('Switch can be disabled', () => {
  render(<Switch label="Sound" disabled defaultChecked />);
  expect(screen.getByRole('switch')).toBeDisabled();
});
