import { bytesAt, depthOf } from './traffic.mjs';
import { headingPainted, settled, visit } from './visit.mjs';

/** Between the pointer's arrival on a link and the click. */
const APPROACH_MS = 300;

/**
 * A page by its address. Times in ms since navigation.
 * @param {import('./visit.mjs').Visitor} visitor
 */
export function deepLink(visitor, path) {
  return visit(visitor, path, async (page, traffic) => {
    const { headings, firstPaint, largestPaint, shift, timeOrigin } = await page.evaluate(() => ({
      ...window.bench,
      timeOrigin: performance.timeOrigin,
    }));
    const heading = headings[0].paintedAt;
    const at = timeOrigin + heading;
    const before = traffic.requests().filter(({ startedAt }) => startedAt <= at);
    return {
      bytes: bytesAt(before, at),
      requests: before.length,
      depth: depthOf(before),
      firstPaint,
      largestPaint,
      heading,
      shift,
    };
  });
}

const linkTo = (page, path) => page.locator(`a[href="${path}" i]`).first();

async function headingAfterClick(page, index) {
  await headingPainted(page, index);
  return page.evaluate((at) => window.bench.headings[at].paintedAt - window.bench.clickedAt, index);
}

/**
 * From the home page by a link that the pointer never came near, and a second time. ms from the click.
 * @param {import('./visit.mjs').Visitor} visitor
 */
export function routeChange(visitor, path) {
  return visit(visitor, '/', async (page, traffic) => {
    await linkTo(page, path).evaluate((link) => link.click());
    const cold = await headingAfterClick(page, 1);
    await page.evaluate(() => history.back());
    await headingPainted(page, 2);
    await settled(page, traffic);
    await linkTo(page, path).evaluate((link) => link.click());
    return { cold, warm: await headingAfterClick(page, 3) };
  });
}

/**
 * From the home page by a link under the pointer, as people click. ms from the click.
 * @param {import('./visit.mjs').Visitor} visitor
 */
export function hintedRouteChange(visitor, path) {
  return visit(visitor, '/', async (page) => {
    await linkTo(page, path).hover();
    await page.waitForTimeout(APPROACH_MS);
    await page.mouse.down();
    await page.mouse.up();
    return { hinted: await headingAfterClick(page, 1) };
  });
}
