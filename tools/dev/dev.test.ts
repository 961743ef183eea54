import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { documentHeaders } from '../../apps/server/src/http/securityHeaders';
import { developmentEnv } from './environment.mjs';
import { relaxStyles } from './front.mjs';
import { remoteNames } from './place.mjs';

const ROOT = join(import.meta.dirname, '..', '..');
const RUN = { root: ROOT, publicUrl: 'http://localhost:4000', isAlone: false };

describe('the environment of the server', () => {
  it('has data of its own, or none at all for a remote alone', () => {
    expect(developmentEnv({}, RUN).DATA_DIR).toBe(join(ROOT, '.data', 'dev'));
    expect(developmentEnv({}, { ...RUN, isAlone: true }).DATA_DIR).toBe('memory');
    expect(developmentEnv({ DATA_DIR: '/elsewhere' }, RUN).DATA_DIR).toBe('/elsewhere');
    expect(developmentEnv({ DATABASE_URL: 'postgres://x/y' }, RUN)).not.toHaveProperty('DATA_DIR');
  });

  it('is never reachable from another machine', () => {
    const given = { HOST: '0.0.0.0', PUBLIC_URL: 'https://portal.example' };
    expect(developmentEnv(given, RUN)).toMatchObject({
      HOST: '127.0.0.1',
      PUBLIC_URL: 'http://localhost:4000',
    });
  });

  it('leaves a hosted project what belongs to it', () => {
    const env = developmentEnv({ PORTAL_SUPABASE_URL: 'https://x.example' }, RUN);
    expect(env).not.toHaveProperty('DATA_DIR');
    expect(env).not.toHaveProperty('ADMIN_EMAIL');
  });
});

it('relaxes nothing of the policy but styles', () => {
  const config = {
    port: 4000,
    host: '127.0.0.1',
    publicUrl: RUN.publicUrl,
    trustedProxies: [],
    relaxedLimits: true,
    deterrence: false,
    backend: { kind: 'hosted', url: 'https://x.example', publishableKey: 'p' },
  } as const;
  const strict = documentHeaders({ ...config, trustedProxies: [] }, [])['content-security-policy'] ?? '';
  const relaxed = relaxStyles(strict);
  const others = (policy: string) =>
    policy.split('; ').filter((directive) => !directive.startsWith('style-src'));
  expect(relaxed).toContain("style-src 'self' 'unsafe-inline'");
  expect(others(relaxed)).toEqual(others(strict));
});

it('knows the six remotes', () => {
  expect(remoteNames(ROOT)).toEqual(['ai-chat', 'arcade', 'chat-room', 'community', 'content', 'store']);
});
