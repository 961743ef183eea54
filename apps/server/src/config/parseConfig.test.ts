import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { EmbeddedBackend } from './Config';
import { parseConfig } from './parseConfig';
import { StartRefused } from './StartRefused';

type Env = Record<string, string>;

const HOSTED = { PORTAL_SUPABASE_URL: 'https://abc.supabase.co', PORTAL_SUPABASE_KEY: 'sb_publishable_abc' };

const embedded = (env: Env = {}) => parseConfig(env).backend as EmbeddedBackend;

function refusal(env: Env): string {
  try {
    parseConfig(env);
  } catch (error) {
    expect(error).toBeInstanceOf(StartRefused);
    return (error as StartRefused).message;
  }
  throw new Error('the start was not refused');
}

const jwt = (claims: object) =>
  ['{"alg":"HS256"}', JSON.stringify(claims), 'x'].map((p) => Buffer.from(p).toString('base64url')).join('.');

describe('defaults', () => {
  it('starts an embedded portal on loopback without any variable', () => {
    expect(parseConfig({})).toEqual({
      port: 4000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:4000',
      trustedProxies: [],
      relaxedLimits: false,
      deterrence: true,
      backend: {
        kind: 'embedded',
        storage: { kind: 'directory', path: resolve('.data') },
        discord: { kind: 'stand-in' },
        companion: { apiKey: undefined, baseUrl: undefined, model: undefined },
        admin: { email: 'admin@localhost', password: undefined },
        moderatorEmails: [],
        verifiedEmails: [],
        chatHours: undefined,
      },
    });
  });

  it('treats an empty variable as unset', () => {
    expect(parseConfig({ PORT: '', PUBLIC_URL: ' ', GEMINI_MODEL: '' })).toEqual(parseConfig({}));
  });

  it.each([
    [{ PORT: '5001' }, 'http://localhost:5001'],
    [{ PORT: '80' }, 'http://localhost'],
    [{ PUBLIC_URL: 'https://Portal.Example/' }, 'https://portal.example'],
    [{ PUBLIC_URL: 'http://127.0.0.1:4000' }, 'http://127.0.0.1:4000'],
    [{ PUBLIC_URL: 'http://[::1]:4000' }, 'http://[::1]:4000'],
    [{ PUBLIC_URL: 'https://b\u00fccher-1.example' }, 'https://xn--bcher-1-n2a.example'],
  ])('%j is used at %s', (env, publicUrl) => {
    expect(parseConfig(env).publicUrl).toBe(publicUrl);
  });
});

describe('accepted values', () => {
  it.each(['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost', 'portal.internal'])('binds to %s', (host) => {
    expect(parseConfig({ HOST: host }).host).toBe(host);
  });

  it('reads proxies as addresses and ranges', () => {
    const proxies = parseConfig({ TRUSTED_PROXIES: '10.0.0.0/8, ::1,192.168.1.7' }).trustedProxies;
    expect(proxies).toEqual(['10.0.0.0/8', '::1', '192.168.1.7']);
  });

  it.each([
    [{ DATA_DIR: 'memory' }, { kind: 'memory' }],
    [{ DATA_DIR: 'somewhere/data' }, { kind: 'directory', path: resolve('somewhere/data') }],
    [{ DATABASE_URL: 'postgres://p:s@h:5432/db' }, { kind: 'postgres', url: 'postgres://p:s@h:5432/db' }],
  ])('%j chooses its storage', (env, storage) => {
    expect(embedded(env as Env).storage).toEqual(storage);
  });

  it('reads the lists of addresses once each, in lower case', () => {
    const { moderatorEmails } = embedded({ MODERATOR_EMAILS: 'A@x.org, b@x.org,a@x.org,' });
    expect(moderatorEmails).toEqual(['a@x.org', 'b@x.org']);
  });

  it.each([
    ['always', 'always'],
    ['02:00-22:00', { opensAt: '02:00', closesAt: '22:00' }],
  ])('reads the chat hours %s', (text, hours) => {
    expect(embedded({ CHAT_OPEN_HOURS: text }).chatHours).toEqual(hours);
  });

  it('reads the provider of the companion', () => {
    const env = {
      GEMINI_API_KEY: 'k',
      GEMINI_MODEL: 'gemini-2.5-flash-lite',
      GEMINI_BASE_URL: 'http://127.0.0.1:9/x/',
    };
    expect(embedded(env).companion).toEqual({
      apiKey: 'k',
      baseUrl: 'http://127.0.0.1:9/x',
      model: 'gemini-2.5-flash-lite',
    });
  });

  it('relaxes the limits and switches deterrence off for tests', () => {
    expect(parseConfig({ PORTAL_RATE_LIMITS: 'relaxed', PORTAL_DETERRENCE: 'off' })).toMatchObject({
      relaxedLimits: true,
      deterrence: false,
    });
  });
});

describe('Discord', () => {
  it('is the real application when both halves are there', () => {
    expect(embedded({ DISCORD_CLIENT_ID: '123456789012345678', DISCORD_CLIENT_SECRET: 's' }).discord).toEqual(
      {
        kind: 'application',
        clientId: '123456789012345678',
        clientSecret: 's',
      },
    );
  });

  it.each<Env>([{ HOST: '0.0.0.0' }, { PUBLIC_URL: 'https://portal.example' }, { HOST: '192.168.0.9' }])(
    'has no stand-in with %j',
    (env) => {
      expect(embedded(env).discord).toEqual({ kind: 'off' });
    },
  );
});

describe('a hosted project', () => {
  it('is all that the portal needs', () => {
    expect(parseConfig({ ...HOSTED, PORT: '80', PORTAL_RATE_LIMITS: 'relaxed' })).toMatchObject({
      port: 80,
      backend: { kind: 'hosted', url: 'https://abc.supabase.co', publishableKey: 'sb_publishable_abc' },
    });
  });

  it('accepts an anon token as its key', () => {
    const key = jwt({ role: 'anon' });
    expect(parseConfig({ ...HOSTED, PORTAL_SUPABASE_KEY: key }).backend).toMatchObject({
      publishableKey: key,
    });
  });

  it.each([
    ['DATA_DIR', 'memory'],
    ['DATABASE_URL', 'postgres://h/db'],
    ['DISCORD_CLIENT_ID', '123456789012345678'],
    ['DISCORD_CLIENT_SECRET', 's'],
    ['GEMINI_API_KEY', 'k'],
    ['GEMINI_BASE_URL', 'https://g.example'],
    ['GEMINI_MODEL', 'gemini-flash-latest'],
    ['ADMIN_EMAIL', 'a@x.org'],
    ['ADMIN_PASSWORD', 'long enough'],
    ['MODERATOR_EMAILS', 'a@x.org'],
    ['VERIFIED_EMAILS', 'a@x.org'],
    ['CHAT_OPEN_HOURS', 'always'],
  ])('leaves %s without effect, so it is refused', (name, value) => {
    const line = refusal({ ...HOSTED, [name]: value });
    expect(line).toContain(name);
    expect(line).toContain('has no effect');
  });
});

describe('a refused start', () => {
  it.each<[string, string, Env?]>([
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '4000.5'],
    ['PORT', '-1'],
    ['PORT', 'four'],
    ['HOST', 'not a host'],
    ['HOST', '999.1.1.1'],
    ['HOST', 'http://localhost'],
    ['PUBLIC_URL', 'localhost:4000'],
    ['PUBLIC_URL', 'ftp://portal.example'],
    ['PUBLIC_URL', 'https://portal.example/path'],
    ['PUBLIC_URL', 'https://user:pass@portal.example'],
    ['PUBLIC_URL', 'https://portal.example?x=1'],
    ['PUBLIC_URL', "https://portal.example';script-src *"],
    ['PUBLIC_URL', 'https://portal_a.example'],
    ['PUBLIC_URL', 'https://portal,example'],
    ['PUBLIC_URL', 'https://*.example'],
    ['TRUSTED_PROXIES', 'nginx'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '10.0.0.0/8/8'],
    ['DATABASE_URL', 'mysql://h/db'],
    ['DATABASE_URL', 'postgres://'],
    ['PORTAL_SUPABASE_URL', 'abc.supabase.co', { PORTAL_SUPABASE_KEY: 'k' }],
    ['PORTAL_SUPABASE_URL', 'https://abc.supabase.co'],
    ['PORTAL_SUPABASE_KEY', 'sb_publishable_abc'],
    ['PORTAL_SUPABASE_KEY', 'sb_secret_abc', { PORTAL_SUPABASE_URL: 'https://abc.supabase.co' }],
    ['PORTAL_SUPABASE_KEY', jwt({ role: 'service_role' }), { PORTAL_SUPABASE_URL: 'https://a.example' }],
    ['PORTAL_SUPABASE_KEY', 'two words', { PORTAL_SUPABASE_URL: 'https://a.example' }],
    ['DISCORD_CLIENT_ID', 'not an id', { DISCORD_CLIENT_SECRET: 's' }],
    ['DISCORD_CLIENT_ID', '123456789012345678'],
    ['DISCORD_CLIENT_SECRET', 's'],
    ['GEMINI_API_KEY', 'two words'],
    ['GEMINI_BASE_URL', 'http://provider.example', { GEMINI_API_KEY: 'k' }],
    ['GEMINI_BASE_URL', 'https://provider.example'],
    ['GEMINI_MODEL', 'gemini-2.5-pro', { GEMINI_API_KEY: 'k' }],
    ['GEMINI_MODEL', '../flash', { GEMINI_API_KEY: 'k' }],
    ['GEMINI_MODEL', 'gemini-flash-latest'],
    ['ADMIN_EMAIL', 'nobody'],
    ['ADMIN_EMAIL', 'a@x.org,b@x.org'],
    ['ADMIN_PASSWORD', 'short'],
    ['ADMIN_PASSWORD', 'x'.repeat(73)],
    ['MODERATOR_EMAILS', 'a@x.org;b@x.org'],
    ['VERIFIED_EMAILS', 'nobody'],
    ['CHAT_OPEN_HOURS', '2-22'],
    ['CHAT_OPEN_HOURS', '22:00-02:00'],
    ['CHAT_OPEN_HOURS', '02:00-24:00'],
    ['CHAT_OPEN_HOURS', 'never'],
    ['PORTAL_RATE_LIMITS', 'off'],
    ['PORTAL_RATE_LIMITS', 'relaxed', { PUBLIC_URL: 'https://portal.example' }],
    ['PORTAL_DETERRENCE', 'yes'],
    ['DATA_DIR', 'memory', { DATABASE_URL: 'postgres://h/db' }],
  ])('%s=%s is one line that names the variable and what is allowed', (name, value, others = {}) => {
    const line = refusal({ ...others, [name]: value });
    expect(line).toMatch(new RegExp(`^${name}\\b.*: .+`));
    expect(line).not.toContain('\n');
  });

  it.each(['PORT', 'HOST', 'CHAT_OPEN_HOURS', 'PORTAL_DETERRENCE'])('shows the value of %s', (name) => {
    expect(refusal({ [name]: 'w r o n g' })).toContain(`${name}=w r o n g`);
  });

  it.each([
    ['ADMIN_PASSWORD', 'hunter2', {}],
    ['DATABASE_URL', 'mysql://root:hunter2@h/db', {}],
    ['GEMINI_API_KEY', 'hunter2 ', HOSTED],
    ['PORTAL_SUPABASE_KEY', 'sb_secret_hunter2', HOSTED],
  ])('never shows the value of %s', (name, value, others) => {
    expect(refusal({ ...others, [name]: value })).not.toContain('hunter2');
  });

  it('stays one short line whatever the value holds', () => {
    const line = refusal({ PORT: `1\n2${'3'.repeat(500)}` });
    expect(line).not.toContain('\n');
    expect(line.length).toBeLessThan(200);
  });
});
