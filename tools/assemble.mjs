/**
 * `node tools/assemble.mjs [built] [site]`: puts the built shell and the built remotes below `dist/apps`
 * together as one site in `dist/portal`:
 * the document, `static/`, each remote at its immutable `r/<name>/<version>/`, the registry `remotes.json`,
 * and the files that a remote serves at the site's root (its `public/` folder).
 */

import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressBelow } from './assemble/compress.mjs';

const ROOT = join(import.meta.dirname, '..');
const APPS = join(ROOT, 'apps');
const [BUILT = join(ROOT, 'dist', 'apps'), SITE = join(ROOT, 'dist', 'portal')] = process.argv.slice(2);

/** Visitors who still have an older page open find its files for this many versions. */
const KEPT_VERSIONS = 3;

/** Only the build needs these. */
const NOT_SERVED = new Set(['remote.json', 'mf-stats.json', 'shell.json']);

const readJson = async (file) => JSON.parse(await readFile(file, 'utf8'));

/** A reader sees the old file or the new one, never half of one. */
async function writeAtOnce(file, text) {
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}

async function placeRemote(name) {
  const record = await readJson(join(BUILT, name, 'remote.json'));
  const versions = join(SITE, 'r', name);
  const target = join(versions, record.version);
  if (!existsSync(target)) {
    const arriving = `${target}.arriving`;
    await rm(arriving, { recursive: true, force: true });
    await cp(join(BUILT, name), arriving, { recursive: true, filter: (file) => !isHidden(file) });
    await compressBelow(arriving);
    await rename(arriving, target);
  }
  await forgetOldVersions(versions, record.version);
  return record;
}

const isHidden = (file) => NOT_SERVED.has(file.split(/[\\/]/).at(-1));

async function forgetOldVersions(directory, current) {
  const others = (await readdir(directory)).filter((version) => version !== current);
  const dated = await Promise.all(
    others.map(async (version) => ({ version, at: (await stat(join(directory, version))).mtimeMs })),
  );
  for (const { version } of dated.sort((a, b) => b.at - a.at).slice(KEPT_VERSIONS - 1)) {
    await rm(join(directory, version), { recursive: true, force: true });
  }
}

async function placePublicFiles(project) {
  const from = join(project, 'public');
  if (existsSync(from)) await cp(from, SITE, { recursive: true });
}

async function assemble() {
  await mkdir(SITE, { recursive: true });
  await cp(join(BUILT, 'shell'), SITE, { recursive: true, filter: (file) => !isHidden(file) });
  const apps = (await readdir(APPS)).sort();
  for (const project of [join(ROOT, 'libs', 'brand'), ...apps.map((app) => join(APPS, app))]) {
    await placePublicFiles(project);
  }
  const remotes = [];
  for (const app of apps) {
    if (existsSync(join(BUILT, app, 'remote.json'))) remotes.push(await placeRemote(app));
  }
  await compressBelow(SITE, { except: join(SITE, 'r') });
  await writeAtOnce(join(SITE, 'shell.json'), await readFile(join(BUILT, 'shell', 'shell.json'), 'utf8'));
  await writeAtOnce(join(SITE, 'remotes.json'), `${JSON.stringify({ schema: 1, remotes }, null, 2)}\n`);
}

await assemble();
