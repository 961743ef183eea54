import { parseArgs } from 'node:util';
import { PROFILES } from './visit.mjs';

/** One page of every remote, and the home page. */
const PAGES = ['/', '/AI', '/Chat', '/store', '/Arcade', '/articles', '/login'];

export const USAGE = `npm run bench -- [options]
  --runs <n>        how often each page is visited in each build (default 15)
  --pages <list>    addresses, separated by commas (default ${PAGES.join(',')})
  --profiles <list> of ${Object.keys(PROFILES).join(', ')} (default: all)
  --no-build        measures what the last run has built
  --write           puts the tables into docs/performance.md`;

const listOf = (text) => text.split(',').filter(Boolean);

/** @param {string[]} args @throws with a sentence for whoever called it */
export function parseOptions(args) {
  const { values } = parseArgs({
    args,
    allowNegative: true,
    options: {
      runs: { type: 'string', default: '15' },
      pages: { type: 'string', default: PAGES.join(',') },
      profiles: { type: 'string', default: Object.keys(PROFILES).join(',') },
      build: { type: 'boolean', default: true },
      write: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs is a whole number from 1 on');
  const profiles = listOf(values.profiles);
  const unknown = profiles.find((name) => !Object.hasOwn(PROFILES, name));
  if (unknown) throw new Error(`There is no profile ${unknown}`);
  return { ...values, runs, pages: listOf(values.pages), profiles };
}
