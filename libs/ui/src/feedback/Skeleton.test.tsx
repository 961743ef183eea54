import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Skeleton } from './Skeleton';

it('is silent and has as many lines as asked for', () => {
  render(<Skeleton lines={3} data-testid="skeleton" />);
  const skeleton = screen.getByTestId('skeleton');
  expect(skeleton).toHaveAttribute('aria-hidden', 'true');
  expect(skeleton.childElementCount).toBe(3);
});
