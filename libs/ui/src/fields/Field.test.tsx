import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Field } from './Field';

it('ties label, hint and error to the input', () => {
  render(<Field label="Long URL" type="url" required hint="With https" error="Not an address" />);
  const input = screen.getByRole('textbox', { name: 'Long URL' });
  expect(input).toHaveAttribute('type', 'url');
  expect(input).toBeRequired();
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('With https Not an address');
  expect(screen.getByRole('alert')).toHaveTextContent('Not an address');
});

it('describes nothing without hint and error', () => {
  render(<Field label="Name" id="name" labelHidden />);
  const input = screen.getByLabelText('Name');
  expect(input).toHaveAttribute('id', 'name');
  expect(input).not.toHaveAttribute('aria-describedby');
  expect(input).toBeValid();
});

it('is a textarea when it takes several lines', async () => {
  const onChange = vi.fn();
  render(<Field multiline label="Question" onChange={onChange} rows={3} />);
  const area = screen.getByRole('textbox', { name: 'Question' });
  await userEvent.type(area, 'one{enter}two');
  expect(area).toHaveValue('one\ntwo');
  expect(area).toHaveAttribute('rows', '3');
  expect(onChange).toHaveBeenCalled();
});

it('grows with its text where the browser does not do it', async () => {
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(120);
  render(<Field multiline label="Question" />);
  const area = screen.getByRole('textbox');
  await userEvent.type(area, 'x');
  expect(area).toHaveStyle({ height: '120px' });
});
