import { defaultAvatar } from '@portal/brand';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Avatar } from './Avatar';

it("shows the person's picture", () => {
  render(<Avatar src="/mira.png" name="Mira" size="large" />);
  const picture = screen.getByRole('img', { name: "Mira's avatar" });
  expect(picture).toHaveAttribute('src', '/mira.png');
  expect(picture).toHaveAttribute('width', '72');
});

it.each([undefined, null, ''])('shows the default avatar for %j', (src) => {
  render(<Avatar src={src} name="Mira" />);
  expect(screen.getByRole('img')).toHaveAttribute('src', defaultAvatar);
});

it('falls back when the picture cannot be loaded, and tries a new one', () => {
  const { rerender } = render(<Avatar src="/gone.png" name="Mira" />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('img')).toHaveAttribute('src', defaultAvatar);
  rerender(<Avatar src="/new.png" name="Mira" />);
  expect(screen.getByRole('img')).toHaveAttribute('src', '/new.png');
});
