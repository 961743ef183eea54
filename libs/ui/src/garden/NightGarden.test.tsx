import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NightGarden } from './NightGarden';

it('is scenery: nothing to read, nothing to reach', () => {
  const { container } = render(<NightGarden />);
  expect(container).toHaveTextContent('');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  for (const svg of container.querySelectorAll('svg'))
    expect(svg.closest('[aria-hidden="true"]')).not.toBeNull();
});
