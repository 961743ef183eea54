import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { copyWorkspace } from '../tools/test/copyWorkspace';
import { type DevelopedPortal, developPortal } from './support/developedPortal';
import { settled } from './support/signIn';
import { expect, test } from './support/test';

const PORT = 4093;

let copy: string;
let running: DevelopedPortal;

test.use({ baseURL: `http://localhost:${PORT}` });
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  copy = copyWorkspace((file) => !/\.test\.tsx?$|^e2e\/|^docs\//.test(file));
  running = await developPortal(PORT, [], copy);
});
test.afterAll(async () => {
  await running?.close();
  if (copy) rmSync(copy, { recursive: true, force: true });
});

function edit(file: string, from: string, to: string): void {
  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  expect(source, `${file} has been rewritten; this test edits it`).toContain(from);
  writeFileSync(path, source.replace(from, to));
}

/** What a reload would lose. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { wasHere: true }));
const isMarked = (page: Page) => page.evaluate(() => 'wasHere' in window);

test('an edit in a remote reaches the page of the host, and what stands there stays', async ({ page }) => {
  await page.goto('/articles');
  await settled(page);
  await expect(page.locator('[data-remote="content@dev"]')).toBeVisible();
  await page.getByLabel('Search articles').fill('a draft');
  await mark(page);
  edit('apps/content/src/articles/ArticlesPage.tsx', 'Articles not found', 'No article so far');
  await expect(page.getByText('No article so far')).toBeVisible();
  await expect(page.getByLabel('Search articles')).toHaveValue('a draft');
  expect(await isMarked(page)).toBe(true);
});

test('so does an edit in the shell, and a remote that is entered again is the edited one', async ({
  page,
}) => {
  await page.goto('/articles');
  await settled(page);
  await page.getByLabel('Search articles').fill('a draft');
  await mark(page);
  edit('apps/content/src/articles/ArticlesPage.tsx', 'Short reads', 'Brief reads');
  await expect(page.getByText(/^Brief reads/)).toBeVisible();
  edit('apps/shell/src/frame/Footer.tsx', "label: 'Powered by'", "label: 'Made with'");
  await expect(page.getByRole('link', { name: 'Made with' })).toBeVisible();
  await expect(page.getByLabel('Search articles')).toHaveValue('a draft');

  await page.getByRole('main').getByRole('link', { name: 'Back to Home' }).click();
  await page.goBack();
  await expect(page.getByText(/^Brief reads/)).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});

test('so does an edit in a lib that shell and remote both carry', async ({ page }) => {
  await page.goto('/articles');
  await settled(page);
  await page.getByLabel('Search articles').fill('a draft');
  await mark(page);
  edit('libs/ui/src/layout/Page.tsx', '<h1>{title}</h1>', '<h1>{title} today</h1>');
  await expect(page.getByRole('heading', { level: 1, name: 'Articles today' })).toBeVisible();
  await expect(page.getByLabel('Search articles')).toHaveValue('a draft');
  expect(await isMarked(page)).toBe(true);
});

test('a new route needs no second start', async ({ page }) => {
  edit('apps/content/src/routes.ts', "path: '/about'", "path: '/who-we-are'");
  await expect
    .poll(async () => (await page.request.get('/remotes.json')).text(), { timeout: 20_000 })
    .toContain('/who-we-are');
  await page.goto('/who-we-are');
  await expect(page.getByRole('heading', { level: 1, name: /^About/ })).toBeVisible();
});
