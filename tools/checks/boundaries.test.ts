import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';

type Kind = 'host' | 'remote' | 'server' | 'lib' | 'database' | 'functions';

/** What each kind of project may import. Remotes never meet each other, libs never know an app. */
const MAY_IMPORT: Record<Kind, Kind[]> = {
  host: ['lib'],
  remote: ['lib'],
  server: ['lib', 'functions', 'database'],
  lib: ['lib'],
  database: ['lib', 'server'],
  functions: ['lib'],
};

interface Graph {
  nodes: Record<string, { data: { tags?: string[] } }>;
  dependencies: Record<string, { source: string; target: string }[]>;
}

let graph: Graph;

function kindOf(project: string): Kind {
  const tag = graph.nodes[project]?.data.tags?.find((candidate) => candidate.startsWith('type:'));
  if (!tag) throw new Error(`${project} has no type: tag`);
  return tag.slice('type:'.length) as Kind;
}

beforeAll(() => {
  const file = join(mkdtempSync(join(tmpdir(), 'graph-')), 'graph.json');
  const output = execFileSync('npx', ['nx', 'graph', `--file=${file}`], {
    env: { ...process.env, NX_DAEMON: 'false' },
    encoding: 'utf8',
  });
  // Nx goes on with half a graph, and stale builds, when it cannot resolve an import; it only says so here.
  expect(output).not.toMatch(/partial graph/i);
  graph = JSON.parse(readFileSync(file, 'utf8')).graph;
}, 60_000);

const edges = () =>
  Object.values(graph.dependencies)
    .flat()
    .filter(({ target }) => target in graph.nodes);

it('sees the real graph: every app and lib, and what they import', () => {
  for (const app of ['shell', 'ai-chat', 'chat-room', 'store', 'arcade', 'content', 'community']) {
    expect(edges()).toContainEqual(expect.objectContaining({ source: app, target: 'contracts' }));
    expect(edges()).toContainEqual(expect.objectContaining({ source: app, target: 'federation' }));
  }
  expect(edges().length).toBeGreaterThan(30);
});

it('lets each kind of project import only what it may', () => {
  const crossings = edges().filter(
    ({ source, target }) => !MAY_IMPORT[kindOf(source)].includes(kindOf(target)),
  );
  expect(crossings).toEqual([]);
});

it('has no circle among the libs', () => {
  const isLib = (project: string) => project in graph.nodes && kindOf(project) === 'lib';
  const circles: string[] = [];
  const visit = (project: string, path: string[]) => {
    if (path.includes(project)) return void circles.push([...path, project].join(' > '));
    for (const { target } of graph.dependencies[project] ?? []) {
      // Only tests import the helpers for tests.
      if (isLib(target) && target !== 'testing') visit(target, [...path, project]);
    }
  };
  for (const project of Object.keys(graph.nodes).filter(isLib)) visit(project, []);
  expect(circles).toEqual([]);
});
