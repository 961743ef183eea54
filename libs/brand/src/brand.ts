import type { Brand } from './types';

/**
 * Everything that makes this portal this portal. Edit it to rebrand.
 * Names, links and addresses below are samples: replace them before you go live.
 */
export const brand: Brand = {
  name: 'Wisp',
  slug: 'wisp',
  tagline: 'A quiet place to be heard',
  supportEmail: 'support@example.com',
  advertiseEmail: 'advertise@example.com',
  adminHost: 'admin.wisp.example',
  founders: [
    {
      slug: 'mira',
      name: 'Mira',
      role: 'Founder and Developer',
      links: { instagram: 'https://example.com/mira', discord: 'https://example.com/mira-discord' },
    },
    {
      slug: 'arlo',
      name: 'Arlo',
      role: 'Admin Community',
      links: { instagram: 'https://example.com/arlo', discord: 'https://example.com/arlo-discord' },
    },
  ],
  extraFollowerNames: ['mira', 'arlo'],
  redirects: {
    wisp: 'https://example.com/wisp',
    shortlink: 'https://example.com/shortlink',
    discord: 'https://example.com/discord',
    whatsapp: 'https://example.com/whatsapp',
    telegram: 'https://example.com/telegram',
    youtube: 'https://example.com/youtube',
    instagram: 'https://example.com/instagram',
    tiktok: 'https://example.com/tiktok',
    x: 'https://example.com/x',
    twitter: 'https://example.com/twitter',
    minecraftsite: 'https://example.com/minecraft',
    botinvite: 'https://example.com/bot-invite',
  },
  discordInvite: 'https://example.com/discord-invite',
  minecraft: { host: 'play.wisp.example', port: 25500 },
};
