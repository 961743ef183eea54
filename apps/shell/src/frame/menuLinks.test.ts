import { expect, it } from 'vitest';
import { menuLinks, menuVariant } from './menuLinks';

const labels = (variant: Parameters<typeof menuLinks>[0]) => menuLinks(variant).map((link) => link.label);

it('lists twelve links in the specified order (SH-75 to SH-88)', () => {
  expect(menuLinks('plain')).toEqual([
    { to: '/', label: 'Home' },
    { to: '/ai', label: 'AI chat' },
    { to: '/chat', label: 'Chat Room' },
    { to: '/arcade', label: 'Arcade' },
    { to: '/about', label: 'About' },
    { to: '/tos', label: 'Terms of Service' },
    { to: '/privacy', label: 'Privacy Policy' },
    { to: '/wispbot', label: 'Discord Bot' },
    { to: '/team', label: 'Team' },
    { to: '/donation', label: 'Donate' },
    { to: '/articles', label: 'Articles' },
    { to: '/contact', label: 'Contact' },
  ]);
});

it('adds Support at the end on the home page only (SH-87)', () => {
  expect(labels('home')).toEqual([...labels('plain'), 'Support']);
});

it('writes AIChat and Wisp Team on donation and contact (SH-89)', () => {
  expect(labels('giving')).toEqual(
    labels('plain').map((label) => ({ 'AI chat': 'AIChat', Team: 'Wisp Team' })[label] ?? label),
  );
});

it.each([
  ['/', 'home'],
  ['/donation', 'giving'],
  ['/Contact', 'giving'],
  ['/contact/', 'giving'],
  ['/store', 'plain'],
  ['/payment', 'plain'],
] as const)('%s has the %s menu', (path, variant) => {
  expect(menuVariant(path)).toBe(variant);
});
