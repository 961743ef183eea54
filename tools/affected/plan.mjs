/** Where each kind of project has its tests; the policy tests are in a folder of the database's own. */
const TESTS = { database: (root) => `${root}/tests/` };
const KINDS_OF_PAGES = ['host', 'remote', 'server', 'database', 'functions'];

/** The tools and the settings at the root decide about everything; text decides about nothing. */
function concernsEverything(file) {
  const isText = /\.(md|webp|png)$/.test(file) || ['LICENSE', 'CODEOWNERS'].includes(file.split('/').at(-1));
  return !isText && (!file.includes('/') || /^(tools|\.github|\.ci)\//.test(file));
}

/**
 * What has to be tested after a change, and which remotes have to be released.
 * @param {string[]} files that were changed
 * @param {{ name: string, root: string, kind: string }[]} projects that the change affects
 */
export function planOf(files, projects) {
  const kinds = new Set(projects.map(({ kind }) => kind));
  const folders = projects.map(({ root, kind }) => TESTS[kind]?.(root) ?? `${root}/`);
  // The server applies the migrations; it reads them from their folder, where no import shows it.
  if (kinds.has('database')) folders.push('apps/server/');
  return {
    everything: files.some(concernsEverything),
    folders: [...new Set(folders)].sort(),
    browser: KINDS_OF_PAGES.some((kind) => kinds.has(kind)) || files.some((file) => file.startsWith('e2e/')),
    remotes: projects
      .filter(({ kind }) => kind === 'remote')
      .map(({ name }) => name)
      .sort(),
  };
}
