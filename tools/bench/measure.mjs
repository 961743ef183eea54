import { deepLink, hintedRouteChange, PROFILES, routeChange } from './visits.mjs';

/**
 * One page in one build, in one run: what was measured, by name.
 * @typedef {{ profile: string, path: string, build: string, values: Record<string, number> }} Sample
 */

/** One page, once, by its address and from the home page. */
async function measurePage(browser, origin, path, profile) {
  const loaded = await deepLink(browser, origin, path, profile);
  if (path === '/') return loaded;
  const change = await routeChange(browser, origin, path, profile);
  return { ...loaded, ...change, ...(await hintedRouteChange(browser, origin, path, profile)) };
}

/**
 * Visits every page in every build, the builds in turns: each run starts with the other one.
 * @param {import('playwright-core').Browser} browser
 * @param {Record<string, string>} origins by build
 * @param {{ runs: number, pages: string[], profiles: string[] }} plan
 * @param {(line: string) => void} tell
 * @returns {Promise<Sample[]>}
 */
export async function measure(browser, origins, { runs, pages, profiles }, tell) {
  const samples = [];
  for (let run = 0; run < runs; run += 1) {
    tell(`run ${run + 1} of ${runs}`);
    const builds = Object.entries(origins);
    if (run % 2) builds.reverse();
    for (const profile of profiles) {
      for (const path of pages) {
        for (const [build, origin] of builds) {
          const values = await measurePage(browser, origin, path, PROFILES[profile]);
          samples.push({ profile, path, build, values });
        }
      }
    }
  }
  return samples;
}
