import { join } from 'node:path';
import { runBackEnd } from './backEnd.mjs';
import { developmentEnv } from './environment.mjs';
import { createFront } from './front.mjs';
import { servePage } from './page.mjs';
import { makePlace, placePublicFiles, remoteNames, writeRegistry } from './place.mjs';

/** Whatever hangs, the process is gone by then. */
const STOP_MS = 4_800;

/** The shell, and every remote as Module Federation brings it in: builds that know nothing of each other. */
async function serveWholePortal(root, place, front) {
  const names = remoteNames(root);
  const writeRemotes = () => writeRegistry(place.site, names.map(place.remote));
  const { server } = front;

  const shell = await servePage({ folder: join(root, 'apps', 'shell'), out: place.site, server });
  front.add('/__dev/shell/', shell);
  const pages = [shell];
  for (const name of names) {
    const onRestart = () => {
      writeRemotes();
      shell.reload();
    };
    const page = await servePage({
      folder: join(root, 'apps', name),
      out: place.remote(name),
      server,
      onRestart,
    });
    front.add(`/r/${name}/dev/`, page);
    pages.push(page);
  }
  writeRemotes();
  return pages;
}

/** Remotes without the shell, on a page that lists their routes and plays scenarios. */
async function serveAlone(root, place, front, remotes) {
  const config = { path: join('libs', 'federation', 'build', 'devAlone.ts'), meta: { remotes } };
  const page = await servePage({ folder: root, out: place.site, server: front.server, config });
  front.add('/__dev/alone/', page);
  writeRegistry(place.site, []);
  return [page];
}

/**
 * Runs the portal from its sources until the process is told to stop.
 * @param {string} root of the checkout
 * @param {string[]} remotes to run alone; none for the whole portal
 */
export async function develop(root, remotes) {
  const known = remoteNames(root);
  const unknown = remotes.find((name) => !known.includes(name));
  if (unknown) throw new Error(`There is no remote ${unknown}: choose from ${known.join(', ')}`);

  const isAlone = remotes.length > 0;
  const port = Number(process.env.PORT ?? 4000);
  const publicUrl = `http://localhost:${port}`;
  const place = makePlace(root, isAlone ? remotes.join('+') : 'portal');
  placePublicFiles(place.site, [
    join(root, 'libs', 'brand'),
    ...known.map((name) => join(root, 'apps', name)),
  ]);

  const front = createFront();
  await front.listen(port);
  const env = developmentEnv(process.env, { root, publicUrl, isAlone });
  const backEnd = await runBackEnd({ root, out: place.server, env });
  front.passTo(backEnd.port);
  const pages = isAlone
    ? await serveAlone(root, place, front, remotes)
    : await serveWholePortal(root, place, front);
  backEnd.port().then(
    () => console.log(`ready ${publicUrl}`),
    ({ message }) => console.error(message),
  );

  async function stop() {
    setTimeout(() => process.exit(1), STOP_MS).unref();
    await Promise.allSettled([backEnd.close(), ...pages.map((page) => page.close())]);
    process.exit(0);
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    // The builds would end the process before the database is closed.
    process.removeAllListeners(signal);
    process.once(signal, stop);
  }
}
