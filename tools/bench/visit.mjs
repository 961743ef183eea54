import { probe } from './probe.mjs';
import { signIn } from './session.mjs';
import { watchTraffic } from './traffic.mjs';

const LOADED_MS = 60_000;
/** Late pictures and data may still move the page. */
const SETTLE_MS = 500;

/** Two machines: a cheap phone on a poor connection, and this one as it is. */
export const PROFILES = {
  slow: {
    network: { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 },
    cpu: 4,
  },
  fast: undefined,
};

/** Whoever looks, at which build, through what. A member has an account and is signed in.
 * @typedef {object} Visitor
 * @property {import('playwright-core').Browser} browser
 * @property {string} origin
 * @property {typeof PROFILES[keyof typeof PROFILES]} profile
 * @property {boolean} isMember
 */

/**
 * Opens a page with an empty cache, and hands it over when its heading is painted and nothing is under way any more.
 * @template Result
 * @param {Visitor} visitor
 * @param {string} path
 * @param {(page: import('playwright-core').Page, traffic: Awaited<ReturnType<typeof watchTraffic>>) => Promise<Result>} measure
 */
export async function visit({ browser, origin, profile, isMember }, path, measure) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(LOADED_MS);
    const session = await context.newCDPSession(page);
    const traffic = await watchTraffic(session);
    if (profile) {
      await session.send('Network.emulateNetworkConditions', profile.network);
      await session.send('Emulation.setCPUThrottlingRate', { rate: profile.cpu });
    }
    await page.addInitScript(probe);
    if (isMember) {
      const stored = await signIn(origin);
      await page.addInitScript(({ key, value }) => localStorage.setItem(key, value), stored);
    }
    await page.goto(origin + path, { waitUntil: 'commit' });
    await headingPainted(page, 0);
    await settled(page, traffic);
    return await measure(page, traffic);
  } finally {
    await context.close();
  }
}

/** Waits for a main heading by its number: 0 is the first that the page has shown. */
export async function headingPainted(page, index) {
  await page.waitForFunction((at) => window.bench?.headings[at]?.paintedAt > 0, index, { polling: 50 });
}

/** Waits until everything that was asked for is there, and a little longer. */
export async function settled(page, traffic) {
  do await page.waitForTimeout(SETTLE_MS);
  while (!traffic.isQuiet());
}
