/** `npm run dev`: the whole portal, live. `npm run dev <remote>…`: these remotes alone, each on its own pages. */
import { join } from 'node:path';
import { installIfNeeded } from './start/install.mjs';
import { stopWithNpm } from './start/stopWithNpm.mjs';

const ROOT = join(import.meta.dirname, '..');

stopWithNpm();
installIfNeeded(ROOT);
process.env.NODE_ENV = 'development';
const { develop } = await import('./dev/develop.mjs');
await develop(ROOT, process.argv.slice(2)).catch((error) => {
  console.error(error.message);
  process.exit(1);
});
