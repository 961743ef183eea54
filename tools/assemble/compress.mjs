import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(js|css|html|json|svg|txt|xml)$/;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

async function isFresh(compressed, source) {
  try {
    return (await stat(compressed)).mtimeMs >= (await stat(source)).mtimeMs;
  } catch {
    return false;
  }
}

/** Lays a `.br` and a `.gz` beside every text file below a folder, unless they are there already. */
export async function compressBelow(directory, { except } = {}) {
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const file = join(directory, entry.name);
    if (file === except) continue;
    if (entry.isDirectory()) await compressBelow(file, { except });
    else if (COMPRESSIBLE.test(entry.name) && !(await isFresh(`${file}.br`, file))) {
      const text = await readFile(file);
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
      await writeFile(`${file}.br`, await brotli(text, quality));
      await writeFile(`${file}.gz`, await gzipped(text, { level: 9 }));
    }
  }
}
