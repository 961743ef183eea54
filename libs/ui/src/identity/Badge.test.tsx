import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Badge } from './Badge';

it.each([
  ['verified', 'Verified'],
  ['moderator', 'Moderator'],
] as const)('%s names itself', (kind, name) => {
  render(<Badge kind={kind} />);
  expect(screen.getByRole('img', { name })).toBeVisible();
});

it.each(['neutral', 'green', 'red'] as const)('%s says its word', (kind) => {
  render(<Badge kind={kind}>POPULAR</Badge>);
  expect(screen.getByText('POPULAR')).toBeVisible();
});
