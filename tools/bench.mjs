/**
 * `npm run bench`: the portal as it ships against a monolith of the same source, side by side in one browser.
 * docs/performance.md tells how to read the tables.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { buildFederated, buildMonolith, buildServers } from './bench/build.mjs';
import { measure } from './bench/measure.mjs';
import { parseOptions, USAGE } from './bench/options.mjs';
import { writeReport } from './bench/report.mjs';
import { serve } from './bench/serve.mjs';
import { renderTables } from './bench/tables.mjs';
import { findChromium } from './test/chromium.mjs';

const ROOT = join(import.meta.dirname, '..');
const BENCH = join(ROOT, 'dist', 'bench');
const PLACES = { federated: join(BENCH, 'federated'), monolith: join(BENCH, 'monolith') };
const PROFILE_NAMES = { slow: 'Throttled', fast: 'Not throttled' };

function readOptions() {
  try {
    return parseOptions(process.argv.slice(2));
  } catch (error) {
    console.error(`${error.message}\n\n${USAGE}`);
    process.exit(1);
  }
}

function build() {
  console.log('Building the portal and the monolith');
  mkdirSync(BENCH, { recursive: true });
  buildFederated(PLACES.federated);
  buildMonolith(PLACES.monolith);
  buildServers(Object.values(PLACES));
}

/** Runs `work` between servers and browser that are there for it alone. */
async function withPortals(work) {
  const opened = [];
  try {
    const origins = {};
    for (const [name, place] of Object.entries(PLACES)) {
      const server = await serve(place);
      opened.push(server);
      origins[name] = server.url;
    }
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-gpu'],
    });
    opened.push(browser);
    return await work(browser, origins);
  } finally {
    for (const each of opened.reverse()) await each.close();
  }
}

const options = readOptions();
if (options.help) {
  console.log(USAGE);
  process.exit();
}
if (options.build) build();
const samples = await withPortals((browser, origins) => measure(browser, origins, options, console.log));
writeFileSync(join(BENCH, 'samples.json'), `${JSON.stringify(samples)}\n`);
const tables = renderTables(samples, PROFILE_NAMES);
console.log(`\n${tables}`);
if (options.write) writeReport(join(ROOT, 'docs', 'performance.md'), tables, options.runs);
