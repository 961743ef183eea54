import { expect, it } from 'vitest';
import { defaultAvatar, defaultAvatarSvg } from './defaultAvatar';

it('writes the file of the default avatar from its text', async () => {
  await expect(defaultAvatarSvg).toMatchFileSnapshot('../../public/default-avatar.svg');
});

it('has the default avatar as an address that needs no request', () => {
  expect(decodeURIComponent(defaultAvatar)).toBe(`data:image/svg+xml,${defaultAvatarSvg.trim()}`);
});
