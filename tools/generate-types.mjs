// Writes libs/supabase/src/database.generated.ts from the migrations, as `supabase gen types` would
// from a project that has applied them. `--check` writes nothing and fails when the file has drifted.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { generateTypes } from './generate-types/generateTypes.mjs';

const target = new URL('../libs/supabase/src/database.generated.ts', import.meta.url);
const wanted = await generateTypes();

if (!process.argv.includes('--check')) {
  await writeFile(target, wanted);
  console.log(`wrote ${fileURLToPath(target)}`);
} else if (wanted !== (await readFile(target, 'utf8').catch(() => ''))) {
  console.error('database.generated.ts does not match the migrations: run npm run generate:types');
  process.exitCode = 1;
}
