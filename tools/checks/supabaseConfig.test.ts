import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import { describe, expect, it } from 'vitest';

const SUPABASE = join(import.meta.dirname, '..', '..', 'supabase');
const config = parse(readFileSync(join(SUPABASE, 'config.toml'), 'utf8'));

/** Every value of the file: [its dotted name, the value]. */
function values(table: object, prefix = ''): [name: string, value: unknown][] {
  return Object.entries(table).flatMap(([key, value]) => {
    const isTable = typeof value === 'object' && !Array.isArray(value);
    return isTable ? values(value, `${prefix}${key}.`) : [[prefix + key, value] as [string, unknown]];
  });
}

describe('supabase/config.toml', () => {
  const folders = readdirSync(join(SUPABASE, 'functions'));
  const functions = folders.filter((name) => existsSync(join(SUPABASE, 'functions', name, 'index.ts')));

  it('deploys exactly the functions that there are, each with the packages of deno.json', () => {
    expect(functions.length).toBeGreaterThan(0);
    expect(Object.keys(config.functions as object).sort()).toEqual(functions);
    expect(existsSync(join(SUPABASE, 'functions', 'deno.json'))).toBe(true);
    // A publishable key is no token: functions verify their caller themselves.
    for (const settings of Object.values(config.functions as object)) {
      expect(settings).toEqual({ verify_jwt: false, import_map: './functions/deno.json' });
    }
  });

  it('lets Discord accounts in, with or without an address', () => {
    expect(config).toMatchObject({
      auth: {
        enabled: true,
        enable_signup: true,
        external: {
          discord: {
            enabled: true,
            client_id: 'env(DISCORD_CLIENT_ID)',
            secret: 'env(DISCORD_CLIENT_SECRET)',
            email_optional: true,
          },
        },
      },
    });
  });

  it('lets people come back to every address of a portal on this machine', () => {
    expect(config).toMatchObject({
      auth: {
        site_url: 'http://localhost:4000',
        additional_redirect_urls: ['http://localhost:4000/**', 'http://127.0.0.1:4000/**'],
      },
    });
  });

  it('gives the functions every variable that they read, where the platform does not', () => {
    const sources = readdirSync(join(SUPABASE, 'functions'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => readFileSync(join(SUPABASE, 'functions', file), 'utf8'));
    const read = new Set(sources.join('\n').match(/(?<=\benv\.)[A-Z_]+/g));
    const own = [...read].filter((name) => !name.startsWith('SUPABASE_'));
    const { secrets } = config.edge_runtime as { secrets: object };
    expect(own.length).toBeGreaterThan(0);
    expect(Object.keys(secrets).sort()).toEqual(own.sort());
  });

  it('holds no secret, only the names of variables', () => {
    const secrets = values(config).filter(([name]) => /secret|_key$|client_id/i.test(name));
    expect(secrets.length).toBeGreaterThan(4);
    for (const [, value] of secrets) expect(value).toMatch(/^env\([A-Z_]+\)$/);
  });

  it('exposes schema public and nothing else', () => {
    expect(config.api).toMatchObject({ enabled: true, schemas: ['public'] });
  });

  it('seeds a local database from a file that is there', () => {
    const { sql_paths } = (config.db as { seed: { sql_paths: string[] } }).seed;
    expect(sql_paths).toEqual(['./seed.sql']);
    expect(readFileSync(join(SUPABASE, 'seed.sql'), 'utf8')).not.toBe('');
  });
});
