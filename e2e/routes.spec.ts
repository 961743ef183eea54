import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { everyRoute } from './support/everyRoute';
import { settled } from './support/signIn';
import { expect, test } from './support/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  impact: string;
  nodes: { html: string }[];
}

/** Where these lead on by themselves when nobody is signed in. */
const LEADS_TO_LOGIN = new Set(['/Chat', '/profile', '/SuccessLogin']);
const LEADS_HOME = new Set(['/AdminRequests']);

for (const { address, remote } of everyRoute.filter((route) => route.path !== '/404')) {
  test(`${address} answers, is drawn by ${remote} and is accessible`, async ({ page }) => {
    page.on('dialog', (dialog) => dialog.accept());
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(200);
    await settled(page);
    await expect(page.locator('h1').first()).toBeVisible();
    await expect(page).toHaveTitle(/Wisp/);
    if (remote !== 'shell' && !LEADS_TO_LOGIN.has(address) && !LEADS_HOME.has(address)) {
      await expect(page.locator(`[data-remote^="${remote}@"]`)).toBeVisible();
    }
    // Run through the debugger: the page's own content security policy allows no injected script.
    const violations = await page.evaluate<Violation[]>(
      `${axe}; axe.run(document).then((result) => result.violations)`,
    );
    expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
  });
}

test('static segments match in any case, on a hard load too', async ({ page }) => {
  for (const [address, heading] of [
    ['/STORE', 'Store'],
    ['/arcade', 'Arcade'],
    ['/ARCADE', 'Arcade'],
  ] as const) {
    expect((await page.goto(address))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
});

test.describe('not found', () => {
  // Chromium logs the status of the document itself.
  test.use({ expectedErrors: [/status of 404/] });

  test('what nobody owns is not found, with the status to match', async ({ page }) => {
    for (const address of ['/404', '/a/b/c', '/no-such-key', '/constructor', '/__proto__', '/maintenance']) {
      expect((await page.goto(address))?.status(), address).toBe(404);
      await expect(page.getByText('Oops! Page Not Found.')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    }
  });
});
