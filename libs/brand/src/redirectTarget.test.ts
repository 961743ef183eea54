import { expect, it } from 'vitest';
import { redirectTarget } from './redirectTarget';

it.each([
  'wisp',
  'shortlink',
  'discord',
  'whatsapp',
  'telegram',
  'youtube',
  'instagram',
  'tiktok',
  'x',
  'twitter',
  'minecraftsite',
  'botinvite',
  'DISCORD',
])('knows %s (SH-149 to SH-160)', (key) => {
  expect(redirectTarget(key)).toMatch(/^https:/);
});

it.each(['', 'nothing', '__proto__', 'constructor', 'toString', 'hasOwnProperty', 'discord ', '%64iscord'])(
  'does not know %j',
  (key) => {
    expect(redirectTarget(key)).toBeUndefined();
  },
);

it.each(['http://example.com', 'javascript:alert(1)', '', 'not an address'])(
  'refuses the target %j',
  (address) => {
    expect(redirectTarget('key', { key: address })).toBeUndefined();
  },
);
