import type { Page } from '@playwright/test';
import { type DevelopedPortal, developPortal } from './support/developedPortal';
import { everyRoute, remoteNames } from './support/everyRoute';
import { settled } from './support/signIn';
import { expect, test } from './support/test';

const PORT = 4092;

let running: DevelopedPortal;

test.use({ baseURL: `http://localhost:${PORT}` });
// One back end for all of them, so one worker.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(150_000);
  running = await developPortal(PORT, remoteNames);
});
test.afterAll(() => running?.close());

const inScenario = async (page: Page, address: string, scenario: string) => {
  await page.goto(`${address}?scenario=${scenario}`);
  await settled(page);
};
const signedIn = (page: Page) => page.getByRole('button', { name: /^Sign out / });

for (const remote of remoteNames) {
  test(`${remote} is there without the shell, on all its routes`, async ({ page }) => {
    page.on('dialog', (dialog) => dialog.accept());
    await inScenario(page, '/', 'member');
    const drawn: (string | undefined)[] = [];
    for (const { path, address } of everyRoute.filter((route) => route.remote === remote)) {
      await page.getByRole('link', { name: path, exact: true }).click();
      await settled(page);
      await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
      drawn.push(
        ...(await page.locator('main > div').evaluateAll((all) => all.map((div) => div.dataset.remote))),
      );
      await page.getByRole('link', { name: 'All routes' }).click();
    }
    expect(drawn).toContain(`${remote}@alone`);
    await expect(page.getByRole('button', { name: /menu/i })).toHaveCount(0);
  });
}

test('a remote on a hard load is there too, in any case', async ({ page }) => {
  expect((await page.goto('/STORE'))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Store' })).toBeVisible();
});

test('signing in with Discord leads back to the page of the remote', async ({ page }) => {
  await page.goto('/store');
  await page.getByRole('button', { name: 'Sign in with Discord' }).click();
  await page.getByLabel('Username').fill('sorrel');
  await page.getByLabel('Email').fill('sorrel@example.test');
  await page.getByRole('button', { name: 'Authorize' }).click();
  // Another remote of this run greets whoever has signed in.
  await expect(page).toHaveURL('/SuccessLogin');
  await page.goto('/store');
  await expect(signedIn(page)).toContainText('sorrel@example.test');
  await expect(page.getByRole('button', { name: 'Claim Free Coins' })).toBeEnabled();
});

test('the scenario is chosen in the bar, and stays while one walks around', async ({ page }) => {
  await page.goto('/store');
  await page.getByLabel('Scenario').selectOption('Member');
  await expect(signedIn(page)).toContainText('mellow@example.test');
  await page.getByRole('link', { name: 'All routes' }).click();
  await page.getByRole('link', { name: '/profile', exact: true }).click();
  await expect(page.getByText('mellow', { exact: true })).toBeVisible();
  await page.goto('/store');
  await expect(page.getByLabel('Scenario')).toHaveValue('member');
  await page.getByLabel('Scenario').selectOption('Signed out');
  await expect(page.getByRole('main').getByRole('link', { name: 'Login' })).toBeVisible();
});

test('one person after the other, in the same browser', async ({ page }) => {
  for (const [scenario, email] of [
    ['moderator', 'warden@example.test'],
    ['admin', 'keeper@localhost'],
    ['member', 'mellow@example.test'],
  ] as const) {
    await inScenario(page, '/about', scenario);
    await expect(signedIn(page)).toContainText(email);
  }
  await inScenario(page, '/about', 'signed-out');
  await expect(page.getByRole('button', { name: 'Sign in with Discord' })).toBeVisible();
});

test('empty and full: the room without a message, and with hundreds', async ({ page }) => {
  await inScenario(page, '/Chat', 'empty');
  await expect(page.getByText(/Nobody has written yet/)).toBeVisible();
  await inScenario(page, '/Chat', 'full');
  await expect(page.getByText('Message 399')).toBeVisible();
});

test('moderator: may delete in the room what a member has written', async ({ page }) => {
  await inScenario(page, '/Chat', 'member');
  await page.getByRole('textbox').fill('Written by a member');
  await page.keyboard.press('Enter');
  const written = page.getByRole('article').filter({ hasText: 'Written by a member' });
  await expect(written).toBeVisible();
  await inScenario(page, '/Chat', 'moderator');
  await written.getByRole('button', { name: /delete/i }).click();
  await expect(written).toHaveCount(0);
});

test('slow: the page says that it is loading, then shows what is there', async ({ page }) => {
  await inScenario(page, '/articles', 'slow');
  await expect(page.getByText('Loading...')).toBeVisible();
  await expect(page.getByRole('link', { name: /.+/ }).nth(3)).toBeVisible();
});

test.describe('failing', () => {
  test.use({ expectedErrors: [/.*/] });

  test('every page stands, and says what it cannot show', async ({ page }) => {
    await inScenario(page, '/store', 'failing');
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await inScenario(page, '/Chat', 'failing');
    await expect(page.getByText('The messages could not be loaded')).toBeVisible({ timeout: 20_000 });
    await inScenario(page, '/articles', 'failing');
    await expect(page.getByText('Articles not found')).toBeVisible();
  });
});
