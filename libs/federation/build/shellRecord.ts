import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RouteDeclaration } from '../../contracts/src/index';

const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;

/**
 * Writes `shell.json` beside the build: what a server must know to answer with the shell's document —
 * its own routes, its release, and the hashes of its inline scripts for the content security policy.
 */
export function shellRecord(routes: readonly RouteDeclaration[]): RsbuildPlugin {
  return {
    name: 'portal:shell-record',
    setup(api) {
      const write = async ({ stats }: { stats?: { hasErrors(): boolean } }) => {
        if (stats?.hasErrors()) return;
        const html = await readFile(join(api.context.distPath, 'index.html'), 'utf8');
        const sha256 = (text: string, encoding: 'base64' | 'hex') =>
          createHash('sha256').update(text).digest(encoding);
        const record = {
          release: sha256(html, 'hex').slice(0, 12),
          routes: routes.map(({ path, title, description }) => ({ path, title, description })),
          scriptHashes: [...html.matchAll(INLINE_SCRIPT)].map(
            ([, code]) => `sha256-${sha256(code ?? '', 'base64')}`,
          ),
        };
        await writeFile(join(api.context.distPath, 'shell.json'), `${JSON.stringify(record, null, 2)}\n`);
      };
      api.onAfterBuild(write);
      api.onAfterDevCompile(write);
    },
  };
}
