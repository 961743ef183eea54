import { readdirSync, readFileSync } from 'node:fs';
import { brand } from '@portal/brand';
import { describe, expect, it } from 'vitest';
import { describeOnEachEngine } from './harness/describeOnEachEngine';

const supabase = new URL('../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, supabase), 'utf8');

/** `section.key` → value as written; enough TOML for a file of one-line values. */
function readConfig(): Map<string, string> {
  const config = new Map<string, string>();
  let section = '';
  for (const line of read('config.toml').split('\n')) {
    section = /^\[(.+)\]$/.exec(line)?.[1] ?? section;
    const [, key, value] = /^(\w+) = (.+)$/.exec(line) ?? [];
    if (key && value) config.set([section, key].filter(Boolean).join('.'), value);
  }
  return config;
}

describe('config.toml', () => {
  const config = readConfig();
  const functions = readdirSync(new URL('functions/', supabase), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map(({ name }) => name);

  it('deploys every function without a token check of the platform: they verify their caller themselves', () => {
    expect(functions.length).toBeGreaterThan(0);
    for (const name of functions) expect(config.get(`functions.${name}.verify_jwt`)).toBe('false');
  });

  it('holds no secret, only the names of variables', () => {
    const secrets = [...config].filter(([key]) => /secret|_key$|client_id/i.test(key));
    expect(secrets.length).toBeGreaterThan(2);
    for (const [, value] of secrets) expect(value).toMatch(/^"env\([A-Z_]+\)"$/);
  });

  it('exposes schema public and nothing else', () => {
    expect(config.get('api.schemas')).toBe('["public"]');
  });

  it('lets Discord accounts in, with or without an address', () => {
    expect(config.get('auth.enable_signup')).toBe('true');
    expect(config.get('auth.external.discord.enabled')).toBe('true');
    expect(config.get('auth.external.discord.email_optional')).toBe('true');
  });

  it('seeds a local database from a file that is there', () => {
    expect(config.get('db.seed.sql_paths')).toBe('["./seed.sql"]');
    expect(read('seed.sql')).not.toBe('');
  });
});

describe('the migrations', () => {
  it('have a version of 14 digits, each its own, and a sentence for a name', () => {
    const names = readdirSync(new URL('migrations/', supabase));
    expect(names.length).toBeGreaterThan(10);
    for (const name of names) expect(name).toMatch(/^\d{14}(_[a-z]+){2,}\.sql$/);
    expect(new Set(names.map((name) => name.slice(0, 14))).size).toBe(names.length);
  });
});

describeOnEachEngine('the seed', (stage) => {
  it('reserves the brand’s name and makes nobody up', async () => {
    const { asOwner, newAccount, asPerson } = stage();
    await asOwner().query(read('seed.sql'));
    await expect(asOwner().query('select from public.profiles')).resolves.toEqual([]);
    const impostor = await newAccount({ username: brand.name });
    await expect(asPerson(impostor).call('ensure_profile')).resolves.toMatchObject({ code: 'reserved_name' });
  });
});
