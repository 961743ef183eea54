import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/**
 * A folder that the portal's server takes for its checkout: site and server are of this run alone,
 * the database's sources are the project's.
 * @param {string} root of the checkout
 * @param {string} run
 */
export function makePlace(root, run) {
  const place = join(root, 'dist', 'dev', run);
  rmSync(place, { recursive: true, force: true });
  mkdirSync(join(place, 'dist', 'portal'), { recursive: true });
  symlinkSync(join(root, 'supabase'), join(place, 'supabase'), 'junction');
  cpSync(join(root, 'package.json'), join(place, 'package.json'));
  return {
    site: join(place, 'dist', 'portal'),
    server: join(place, 'dist', 'apps', 'server'),
    remote: (name) => join(place, 'dist', 'apps', name),
  };
}

/** Serves what lies in these projects' `public` folders at the root of the site, and every edit of it. */
export function placePublicFiles(site, projects) {
  for (const folder of projects.map((project) => join(project, 'public')).filter(existsSync)) {
    const place = () => existsSync(folder) && cpSync(folder, site, { recursive: true });
    place();
    watch(folder, { recursive: true }, place).on('error', console.error).unref();
  }
}

/** Tells the page which remotes there are, from the records that their builds have written. */
export function writeRegistry(site, records) {
  const remotes = records.map((folder) => JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8')));
  writeFileSync(join(site, 'remotes.json'), JSON.stringify({ schema: 1, remotes }));
}

/** The remotes of this checkout, by the name of their folder. */
export function remoteNames(root) {
  const apps = join(root, 'apps');
  return readdirSync(apps).filter((name) => existsSync(join(apps, name, 'src', 'module.tsx')));
}
