/**
 * `node tools/affected.mjs <commit>`: checks what differs from that commit and what depends on it, and builds the rest
 * from the cache. With `--remotes` it only prints the affected remotes, as JSON.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { planOf } from './affected/plan.mjs';
import { findChromium } from './test/chromium.mjs';

const ROOT = join(import.meta.dirname, '..');
const ENV = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true' };
const [base, option] = process.argv.slice(2);

const ask = (command, args) => execFileSync(command, args, { cwd: ROOT, env: ENV, encoding: 'utf8' });

function run(command, args, env = {}) {
  console.log(`\n> ${command} ${args.join(' ')}`);
  const { status } = spawnSync(command, args, { cwd: ROOT, env: { ...ENV, ...env }, stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}

function affectedProjects() {
  const names = JSON.parse(ask('npx', ['nx', 'show', 'projects', '--affected', `--base=${base}`, '--json']));
  const directory = mkdtempSync(join(tmpdir(), 'portal-graph-'));
  const file = join(directory, 'graph.json');
  ask('npx', ['nx', 'graph', `--file=${file}`]);
  const { nodes } = JSON.parse(readFileSync(file, 'utf8')).graph;
  rmSync(directory, { recursive: true });
  return names.map((name) => {
    const { root, tags } = nodes[name].data;
    return { name, root, kind: tags.find((tag) => tag.startsWith('type:')).slice('type:'.length) };
  });
}

const files = ask('git', ['diff', '--name-only', `${base}...HEAD`])
  .split('\n')
  .filter(Boolean);
const { everything, folders, browser, remotes } = planOf(files, affectedProjects());

if (option === '--remotes') {
  console.log(JSON.stringify(remotes));
} else if (everything) {
  run('npm', ['test']);
} else {
  run('npx', ['biome', 'check', '.']);
  run('npx', ['nx', 'affected', '-t', 'typecheck', 'build', `--base=${base}`]);
  run('npx', ['nx', 'run-many', '-t', 'build']);
  run('node', ['tools/assemble.mjs']);
  run('npx', ['vitest', 'run', ...folders, 'tools/checks/']);
  if (browser) run('npx', ['playwright', 'test'], { PORTAL_CHROMIUM: findChromium() });
}
