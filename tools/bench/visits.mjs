import { probe } from './probe.mjs';
import { bytesAt, depthOf, watchTraffic } from './traffic.mjs';

const LOADED_MS = 60_000;
/** Late pictures and data may still move the page. */
const SETTLE_MS = 500;
/** Between the pointer's arrival on a link and the click. */
const APPROACH_MS = 300;

/** Two machines: a cheap phone on a poor connection, and this one as it is. */
export const PROFILES = {
  slow: {
    network: { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 },
    cpu: 4,
  },
  fast: undefined,
};

/** Opens an address as a first-time visitor does, and hands the page to `measure` once its heading is painted. */
async function visit(browser, address, profile, measure) {
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
    await page.goto(address, { waitUntil: 'commit' });
    await headingPainted(page, 0);
    await quiet(page, traffic);
    return await measure(page, traffic);
  } finally {
    await context.close();
  }
}

async function headingPainted(page, index) {
  await page.waitForFunction((at) => window.bench?.headings[at]?.paintedAt > 0, index, { polling: 50 });
}

async function quiet(page, traffic) {
  do await page.waitForTimeout(SETTLE_MS);
  while (!traffic.isQuiet());
}

/** A page by its address, with an empty cache. Times in ms since navigation. */
export function deepLink(browser, origin, path, profile) {
  return visit(browser, origin + path, profile, async (page, traffic) => {
    const { headings, firstPaint, largestPaint, shift, timeOrigin } = await page.evaluate(() => ({
      ...window.bench,
      timeOrigin: performance.timeOrigin,
    }));
    const [{ paintedAt }] = headings;
    const at = timeOrigin + paintedAt;
    const before = traffic.requests().filter(({ startedAt }) => startedAt <= at);
    return {
      bytes: bytesAt(before, at),
      requests: before.length,
      depth: depthOf(before),
      firstPaint,
      largestPaint,
      heading: paintedAt,
      shift,
    };
  });
}

async function headingAfterClick(page, index) {
  await headingPainted(page, index);
  return page.evaluate((at) => window.bench.headings[at].paintedAt - window.bench.clickedAt, index);
}

const linkTo = (page, path) => page.locator(`a[href="${path}" i]`).first();

/** From the home page to another by a link that the pointer never came near, and a second time. ms from the click. */
export function routeChange(browser, origin, path, profile) {
  return visit(browser, `${origin}/`, profile, async (page) => {
    await linkTo(page, path).evaluate((link) => link.click());
    const cold = await headingAfterClick(page, 1);
    await page.evaluate(() => history.back());
    await headingPainted(page, 2);
    await page.waitForTimeout(SETTLE_MS);
    await linkTo(page, path).evaluate((link) => link.click());
    return { cold, warm: await headingAfterClick(page, 3) };
  });
}

/** From the home page to another by a link under the pointer, as people click. ms from the click. */
export function hintedRouteChange(browser, origin, path, profile) {
  return visit(browser, `${origin}/`, profile, async (page) => {
    const link = linkTo(page, path);
    await link.hover();
    await page.waitForTimeout(APPROACH_MS);
    await page.mouse.down();
    await page.mouse.up();
    return { hinted: await headingAfterClick(page, 1) };
  });
}
