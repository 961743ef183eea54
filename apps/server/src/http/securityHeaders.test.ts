import { describe, expect, it } from 'vitest';
import { parseConfig } from '../config/parseConfig';
import { baseHeaders, documentHeaders } from './securityHeaders';

function directives(env: Record<string, string>, hashes: string[] = [], isEmbed = false) {
  const policy = documentHeaders(parseConfig(env), hashes, isEmbed)['content-security-policy']!;
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name, ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

describe('the content security policy', () => {
  it('allows nothing but our own origin', () => {
    expect(directives({})).toEqual({
      'default-src': "'self'",
      'script-src': "'self'",
      'style-src': "'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
      'img-src': "'self' data: blob:",
      'connect-src': "'self'",
      'worker-src': "'self' blob:",
      'media-src': "'self' blob: data:",
      'font-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
      'frame-src': "'self'",
    });
  });

  it('carries the hashes of inline scripts, quoted once', () => {
    const { 'script-src': scripts } = directives({}, ['sha256-aaa=', "'sha256-bbb='"]);
    expect(scripts).toBe("'self' 'sha256-aaa=' 'sha256-bbb='");
  });

  it("shows Discord's pictures once Discord is configured", () => {
    const env = { DISCORD_CLIENT_ID: '123456789012345678', DISCORD_CLIENT_SECRET: 's' };
    expect(directives(env)['img-src']).toBe("'self' data: blob: https://cdn.discordapp.com");
  });

  it('reaches a hosted project by http and websocket', () => {
    const env = { PORTAL_SUPABASE_URL: 'https://abc.supabase.co', PORTAL_SUPABASE_KEY: 'k' };
    expect(directives(env)['connect-src']).toBe("'self' https://abc.supabase.co wss://abc.supabase.co");
  });

  it('lets strangers frame an embedded page only', () => {
    expect(directives({}, [], true)['frame-ancestors']).toBe('*');
  });
});

it('promises https only where the portal has it', () => {
  expect(baseHeaders('http://localhost:4000')).not.toHaveProperty('strict-transport-security');
  expect(baseHeaders('https://portal.example')['strict-transport-security']).toMatch(/^max-age=\d+$/);
});
