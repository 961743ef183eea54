import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const BUILT = join(import.meta.dirname, '..', '..', 'dist', 'apps');

/** Text that only the package's own code contains, and that survives minification. */
const MARKERS = {
  react: 'react.transitional.element',
  'react-dom': '__reactContainer$',
  'react-router-dom': 'may be used only in the context of a <Router>',
  'styled-components': 'data-styled-version',
  'supabase-js': 'supabase-js/',
  'federation runtime': '__FEDERATION__',
};

const scripts = (app: string) =>
  readdirSync(join(BUILT, app), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(BUILT, app, file), 'utf8'));

const carriers = (app: string, marker: string) => scripts(app).filter((code) => code.includes(marker)).length;

const remotes = existsSync(BUILT)
  ? readdirSync(BUILT).filter((app) => existsSync(join(BUILT, app, 'remote.json')))
  : [];

it('has six built remotes and a shell to look at', () => {
  expect(remotes).toEqual(['ai-chat', 'arcade', 'chat-room', 'community', 'content', 'store']);
  expect(existsSync(join(BUILT, 'shell', 'index.html'))).toBe(true);
});

it.each(Object.entries(MARKERS))('%s is in the shell, once', (_, marker) => {
  expect(carriers('shell', marker)).toBe(1);
});

it.each(
  remotes.flatMap((app) => Object.entries(MARKERS).map(([name, marker]) => [app, name, marker] as const)),
)('%s carries no copy of %s', (app, _, marker) => {
  expect(carriers(app, marker)).toBe(0);
});
