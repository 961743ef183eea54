import { deepLink, hintedRouteChange, routeChange } from './journeys.mjs';
import { PROFILES } from './visit.mjs';

/** Pages for people with an account; whoever has none is sent to the login. */
const FOR_MEMBERS = new Set(['/Chat', '/profile']);

/**
 * One page in one build, in one run: what was measured, by name.
 * @typedef {{ profile: string, path: string, build: string, values: Record<string, number> }} Sample
 */

/** One page, once, by its address and from the home page. @param {import('./visit.mjs').Visitor} visitor */
async function measurePage(visitor, path) {
  const loaded = await deepLink(visitor, path);
  if (path === '/') return loaded;
  return { ...loaded, ...(await routeChange(visitor, path)), ...(await hintedRouteChange(visitor, path)) };
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
        const isMember = FOR_MEMBERS.has(path);
        for (const [build, origin] of builds) {
          const values = await measurePage({ browser, origin, profile: PROFILES[profile], isMember }, path);
          samples.push({ profile, path, build, values });
        }
      }
    }
  }
  return samples;
}
