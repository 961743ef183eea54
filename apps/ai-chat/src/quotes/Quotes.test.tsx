import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Quotes } from './Quotes';

it('has kind words pass by (AI-30), once for screen readers', () => {
  render(<Quotes />);
  const strip = screen.getByRole('region', { name: 'Kind words' });
  expect(strip).toHaveTextContent('Small steps are steps.');
  expect(strip.querySelectorAll('[aria-hidden="true"]')).toHaveLength(1);
});
