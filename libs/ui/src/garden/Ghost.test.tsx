import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Ghost } from './Ghost';
import type { Mood } from './ghostShapes';

const moods: Mood[] = ['resting', 'listening', 'thinking', 'glad'];

it('is decoration unless it is named', () => {
  const { rerender } = render(<Ghost />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  rerender(<Ghost label="Wisp is listening" mood="listening" />);
  expect(screen.getByRole('img', { name: 'Wisp is listening' })).toBeVisible();
});

it('has a face of its own for every mood', () => {
  const faces = moods.map((mood) => render(<Ghost mood={mood} />).container.innerHTML.replace(mood, ''));
  expect(new Set(faces).size).toBe(moods.length);
});
