import { join } from 'node:path';
import { parseRegistry, type Registry } from '@portal/contracts';
import { type Entry, parseArticles, parseLetters } from './entries';
import { parseShellRecord, type ShellRecord } from './shellRecord';
import { watchFile } from './watchedFile';

export const HEAD_PLACEHOLDER = '<!--portal:head-->';
export const DATA_PLACEHOLDER = '<!--portal:data-->';

/** The built portal as it is on disk now. */
export interface Site {
  /** Changes whenever any part does. */
  stamp: string;
  /** The shell's document, with its two placeholders. */
  template: string;
  shell: ShellRecord;
  registry: Registry;
  /** Whether the registry has ever been readable. */
  hasRegistry: boolean;
  articles: ReadonlyMap<string, Entry>;
  letters: ReadonlyMap<string, Entry>;
}

const NO_REGISTRY: Registry = { schema: 1, remotes: [] };

function parseTemplate(html: string): string {
  const isWhole = html.includes(HEAD_PLACEHOLDER) && html.includes(DATA_PLACEHOLDER);
  if (!isWhole) throw new Error('it lacks a placeholder');
  return html;
}

/** Reads the site's files when they have changed. Undefined as long as the shell has not been built. */
export function siteReader(
  directory: string,
  report: (line: string) => void,
): () => Promise<Site | undefined> {
  const watch = <Value>(name: string, parse: (text: string) => Value) =>
    watchFile(join(directory, name), parse, report);
  const template = watch('index.html', parseTemplate);
  const shell = watch('shell.json', parseShellRecord);
  const registry = watch('remotes.json', (text) => parseRegistry(JSON.parse(text)));
  const articles = watch('articles.json', parseArticles);
  const letters = watch('letters.json', parseLetters);

  return async () => {
    const [t, s, r, a, l] = await Promise.all([
      template.read(),
      shell.read(),
      registry.read(),
      articles.read(),
      letters.read(),
    ]);
    if (!t || !s) return undefined;
    return {
      stamp: [t, s, r, a, l].map((reading) => reading?.stamp ?? '').join(' '),
      template: t.value,
      shell: s.value,
      registry: r?.value ?? NO_REGISTRY,
      hasRegistry: r !== undefined,
      articles: a?.value ?? new Map(),
      letters: l?.value ?? new Map(),
    };
  };
}
