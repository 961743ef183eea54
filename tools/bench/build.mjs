import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');
const RSBUILD = join(
  createRequire(import.meta.url).resolve('@rsbuild/core/package.json'),
  '../bin/rsbuild.js',
);
const MONOLITH = join(import.meta.dirname, 'monolith', 'rsbuild.config.ts');

/** @param {string} app @param {string} to @param {string[]} more */
function rsbuild(app, to, more = []) {
  const args = ['build', '--log-level', 'error', '--dist-path', to, ...more];
  execFileSync(process.execPath, [RSBUILD, ...args], { cwd: join(ROOT, 'apps', app), stdio: 'inherit' });
}

/** Puts what was built below `place` together as the site that the server finds there. */
function assemble(place) {
  const [built, site] = [join(place, 'dist', 'apps'), join(place, 'dist', 'portal')];
  execFileSync(process.execPath, [join(ROOT, 'tools', 'assemble.mjs'), built, site], { stdio: 'inherit' });
  return site;
}

/** A folder that the server takes for its checkout: `dist` is its own, `supabase` is the project's. */
function emptyPlace(place) {
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  symlinkSync(join(ROOT, 'supabase'), join(place, 'supabase'));
  cpSync(join(ROOT, 'package.json'), join(place, 'package.json'));
}

/** The shell with every remote compiled into it. @param {string} to */
export function compileMonolith(to) {
  rsbuild('shell', to, ['-c', MONOLITH]);
}

/** One site without federation. */
export function buildMonolith(place) {
  emptyPlace(place);
  const shell = join(place, 'dist', 'apps', 'shell');
  compileMonolith(shell);
  // Assembling writes a registry of the remotes that it finds, and here there are none.
  renameSync(join(shell, 'remotes.json'), join(place, 'remotes.json'));
  const site = assemble(place);
  renameSync(join(place, 'remotes.json'), join(site, 'remotes.json'));
}

/** The portal as it ships. */
export function buildFederated(place) {
  emptyPlace(place);
  const apps = readdirSync(join(ROOT, 'apps')).filter((app) => app !== 'server');
  for (const app of apps) rsbuild(app, join(place, 'dist', 'apps', app));
  assemble(place);
}

/** The product's own server, once for each place: it serves the site beside it. */
export function buildServers(places) {
  const [first, ...others] = places.map((place) => join(place, 'dist', 'apps', 'server'));
  rsbuild('server', first);
  for (const other of others) cpSync(first, other, { recursive: true });
}
