import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Countdown } from './Countdown';
import { ProgressBar } from './ProgressBar';
import { ProgressRing } from './ProgressRing';

it.each([
  [-1, '0'],
  [0.426, '43'],
  [2, '100'],
])('both show %d as %s percent', (value, percent) => {
  render(
    <>
      <ProgressBar value={value} label="Streak" />
      <ProgressRing value={value} label="Redirecting">
        x
      </ProgressRing>
    </>,
  );
  expect(screen.getByRole('progressbar', { name: 'Streak' })).toHaveAttribute('aria-valuenow', percent);
  expect(screen.getByRole('progressbar', { name: 'Redirecting' })).toHaveAttribute('aria-valuenow', percent);
});

it('a countdown reads as a clock where hours matter', () => {
  render(<Countdown seconds={3661} format="clock" />);
  expect(screen.getByRole('timer')).toHaveTextContent('01:01:01');
});

it('a countdown with a total has a ring that is decoration', () => {
  render(<Countdown seconds={2} total={5} />);
  expect(screen.getByRole('timer')).toHaveTextContent('2');
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});
