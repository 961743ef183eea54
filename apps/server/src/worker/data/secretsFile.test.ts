import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { EmbeddedBackend } from '../../config/Config';
import { parseConfig } from '../../config/parseConfig';
import { prepareStorage } from './prepareStorage';
import { keepSecrets } from './secretsFile';

let root: string;
let path: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'data-'));
  path = join(root, 'data');
});
afterEach(() => rmSync(root, { recursive: true }));

function prepare(env: Record<string, string> = {}) {
  const prepared = prepareStorage(parseConfig({ DATA_DIR: path, ...env }).backend as EmbeddedBackend);
  prepared.lock.release();
  return prepared;
}
const mode = (file: string) => (statSync(file).mode & 0o777).toString(8);

describe('a new data directory', () => {
  it('gets secrets that only its owner can read', () => {
    const { secrets } = prepare();
    expect(secrets?.publishable).toMatch(/^sb_publishable_.{20,}/);
    expect(secrets?.secret).toMatch(/^sb_secret_.{20,}/);
    expect(secrets?.jwtSecret.length).toBeGreaterThanOrEqual(32);
    expect(mode(path)).toBe('700');
    expect(mode(join(path, 'database'))).toBe('700');
    expect(mode(join(path, 'secrets.json'))).toBe('600');
    expect(readdirSync(path).sort()).toEqual(['database', 'secrets.json']);
  });

  it('keeps them', () => {
    const first = prepare();
    chmodSync(join(path, 'secrets.json'), 0o644);
    expect(prepare().secrets).toEqual(first.secrets);
    expect(mode(join(path, 'secrets.json'))).toBe('600');
  });
});

describe("the admin's password", () => {
  it('is made up, kept, and told until it has been told', () => {
    const first = prepare();
    expect(first.newAdminPassword).toMatch(/^[\w-]{20}$/);
    expect(first.adminPassword).toBe(first.newAdminPassword);
    const second = prepare();
    expect(second.newAdminPassword).toBe(first.newAdminPassword);
    second.passwordTold();
    expect(prepare()).toMatchObject({
      adminPassword: first.adminPassword,
      newAdminPassword: undefined,
      secrets: first.secrets,
    });
  });

  it("is the operator's own when there is one, and then never written down", () => {
    const { adminPassword, newAdminPassword, passwordTold } = prepare({ ADMIN_PASSWORD: 'my own password' });
    expect([adminPassword, newAdminPassword]).toEqual(['my own password', undefined]);
    passwordTold();
    expect(readFileSync(join(path, 'secrets.json'), 'utf8')).not.toMatch(/my own password|adminPassword/);
  });

  it('is another one in memory each time', () => {
    const [first, second] = [prepare({ DATA_DIR: 'memory' }), prepare({ DATA_DIR: 'memory' })];
    expect(first.newAdminPassword).not.toBe(second.newAdminPassword);
    expect(first.secrets).not.toEqual(second.secrets);
  });

  it("is the database's affair with DATABASE_URL", () => {
    const prepared = prepare({ DATA_DIR: '', DATABASE_URL: 'postgres://h/db' });
    expect([prepared.secrets, prepared.adminPassword, prepared.newAdminPassword]).toEqual(Array(3));
  });
});

describe('a start is refused', () => {
  it.each(['{', '{}', '{"jwtSecret":"short","publishable":"sb_publishable_x","secret":"sb_secret_x"}'])(
    'when the secrets read %s, and they are left alone',
    (text) => {
      prepare();
      writeFileSync(join(path, 'secrets.json'), text);
      expect(() => prepare()).toThrow(/secrets\.json is not readable/);
      expect(readFileSync(join(path, 'secrets.json'), 'utf8')).toBe(text);
      expect(readdirSync(path)).not.toContain('server.lock');
    },
  );

  it('when the directory is a file', () => {
    writeFileSync(path, '');
    expect(() => prepare()).toThrow(`DATA_DIR=${path} is not allowed: a directory that can be written`);
  });
});

it('adds a password to secrets that have none', () => {
  prepare({ ADMIN_PASSWORD: 'my own password' });
  const before = keepSecrets(path, { adminPassword: false });
  const after = keepSecrets(path, { adminPassword: true });
  expect(after).toMatchObject({ jwtSecret: before.jwtSecret, isPasswordTold: false });
  expect(after.adminPassword).toBeDefined();
});
