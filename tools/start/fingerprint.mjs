import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const SOURCE_FOLDERS = ['apps', 'libs', 'supabase', 'tools'];
const SOURCE_FILES = ['package.json', 'package-lock.json', 'nx.json', 'tsconfig.base.json'];
const OUTPUT_FOLDERS = [join('dist', 'apps'), join('dist', 'portal')];

/** Nothing that is built depends on these. */
const isOfNoConcern = (name) => name === 'node_modules' || name.startsWith('.') || /\.test\.tsx?$/.test(name);

function filesBelow(directory, skip) {
  let entries;
  try {
    entries = readdirSync(directory, { withFileTypes: true });
  } catch {
    return [];
  }
  return entries
    .filter(({ name }) => !skip(name))
    .flatMap((entry) => {
      const path = join(directory, entry.name);
      return entry.isDirectory() ? filesBelow(path, skip) : [path];
    })
    .sort();
}

/** Of everything that a build reads, by content. */
export function sourceFingerprint(root) {
  const hash = createHash('sha256').update(process.version);
  const folders = SOURCE_FOLDERS.flatMap((folder) => filesBelow(join(root, folder), isOfNoConcern));
  for (const file of [...SOURCE_FILES.map((name) => join(root, name)), ...folders]) {
    const content = readFileSync(file);
    hash.update(`\n${relative(root, file)} ${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

/** Of everything that a build has written, by name, size and time: enough to see that something was taken away. */
export function outputFingerprint(root) {
  const hash = createHash('sha256');
  for (const file of OUTPUT_FOLDERS.flatMap((folder) => filesBelow(join(root, folder), () => false))) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`\n${relative(root, file)} ${size} ${mtimeMs}`);
  }
  return hash.digest('hex');
}
