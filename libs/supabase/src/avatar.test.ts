import { expect, it } from 'vitest';
import { shownAvatar } from './avatar';

const alone = { publicUrl: 'https://wisp.example', discordAvatars: false };
const withDiscord = { ...alone, discordAvatars: true };
const discord = 'https://cdn.discordapp.com/avatars/1/a.png';

it.each([
  [null, alone, null],
  ['', alone, null],
  ['/avatars/official.svg', alone, 'https://wisp.example/avatars/official.svg'],
  ['https://wisp.example/a.png', alone, 'https://wisp.example/a.png'],
  [discord, alone, null],
  [discord, withDiscord, discord],
  ['https://cdn.discordapp.com.evil.example/a.png', withDiscord, null],
  ['https://tracker.example/a.png', withDiscord, null],
  ['//tracker.example/a.png', withDiscord, null],
  ['javascript:alert(1)', withDiscord, null],
  ['data:image/png;base64,AAAA', withDiscord, null],
  ['http://[broken', withDiscord, null],
])('%s', (avatar, config, shown) => {
  expect(shownAvatar(avatar, config)).toBe(shown);
});
