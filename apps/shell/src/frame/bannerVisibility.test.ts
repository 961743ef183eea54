import { expect, it } from 'vitest';
import { isBannerVisible } from './bannerVisibility';

it.each([
  '/store',
  '/ai',
  '/AI',
  '/chat',
  '/arcade',
  '/WhackAGhost',
  '/Shortener',
  '/Gallery',
  '/Minecraft',
  '/Livestreaming',
  '/link/abc',
  '/discord',
  '/article',
  '/users',
  '/letter/one',
  '/nothing/here/at/all',
])('stands above %s (SH-52, OP-12)', (path) => {
  expect(isBannerVisible(path)).toBe(true);
});

it.each([
  '/',
  '/login',
  '/profile',
  '/tos',
  '/privacy',
  '/team',
  '/payment',
  '/Payment',
  '/donation',
  '/contact',
  '/Contact/',
  '/wispbot',
  '/articles',
  '/about',
  '/support',
  '/Support',
  '/maintenance',
  '/Reqverified',
  '/article/first',
  '/users/mira',
])('is hidden on %s (SH-53 to SH-69)', (path) => {
  expect(isBannerVisible(path)).toBe(false);
});
