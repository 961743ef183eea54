import type { Config } from '../config/Config';

/** The hash of nothing: lets styled-components insert rules without allowing inline styles. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
const DISCORD_IMAGES = 'https://cdn.discordapp.com';
const YEAR_SECONDS = 31_536_000;

/** Whether pictures from Discord can appear: with an application of our own, or with a project that has one. */
export function showsDiscordAvatars(config: Config): boolean {
  return config.backend.kind === 'hosted' || config.backend.discord.kind === 'application';
}

function supabaseOrigins(config: Config): string[] {
  if (config.backend.kind === 'embedded') return [];
  return [config.backend.url, config.backend.url.replace(/^http/, 'ws')];
}

function contentSecurityPolicy(config: Config, scriptHashes: string[], isEmbed: boolean): string {
  const quoted = scriptHashes.map((hash) => `'${hash.replace(/^'|'$/g, '')}'`);
  const images = showsDiscordAvatars(config) ? [DISCORD_IMAGES] : [];
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...quoted],
    'style-src': ["'self'", EMPTY_STYLE],
    'img-src': ["'self'", 'data:', 'blob:', ...images],
    'connect-src': ["'self'", ...supabaseOrigins(config)],
    'worker-src': ["'self'", 'blob:'],
    'media-src': ["'self'", 'blob:', 'data:'],
    'font-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': [isEmbed ? '*' : "'none'"],
    'frame-src': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** Headers of every answer, whatever it carries. */
export function baseHeaders(publicUrl: string): Record<string, string> {
  const isSecure = publicUrl.startsWith('https:');
  return {
    'x-content-type-options': 'nosniff',
    ...(isSecure ? { 'strict-transport-security': `max-age=${YEAR_SECONDS}` } : {}),
  };
}

/** Headers of documents. An embedded page may be framed by strangers; nothing else may. */
export function documentHeaders(
  config: Config,
  scriptHashes: string[],
  isEmbed = false,
): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(config, scriptHashes, isEmbed),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), payment=(), usb=(), microphone=(self)',
    'cross-origin-opener-policy': 'same-origin',
    'cache-control': 'no-cache',
  };
}
