import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyWorkspace, nxIn } from '../tools/test/copyWorkspace';
import { portal } from './support/portalProcess';
import { signIn } from './support/signIn';
import { expect, test } from './support/test';

const PORT = 4091;
const url = `http://localhost:${PORT}`;

let copy: string;
let server: ChildProcess;

test.use({ baseURL: url });
test.describe.configure({ mode: 'serial', timeout: 180_000 });

/** An operator's edit of the one brand file. */
function rebrand() {
  const file = join(copy, 'libs/brand/src/brand.ts');
  const source = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    source
      .replace("name: 'Wisp'", "name: 'Ember'")
      .replace("slug: 'wisp'", "slug: 'ember'")
      .replace("wisp: 'https://example.com/wisp'", "ember: 'https://example.com/ember'"),
  );
}

async function ready(): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (
      await fetch(`${url}/healthz`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error('The rebranded portal did not become ready');
}

test.beforeAll(async () => {
  test.setTimeout(180_000);
  copy = copyWorkspace((file) => !/\.test\.tsx?$|^e2e\/|^docs\//.test(file));
  rebrand();
  nxIn(copy, 'run-many', '-t', 'build');
  execFileSync(process.execPath, ['tools/assemble.mjs'], { cwd: copy });
  server = spawn(process.execPath, ['dist/apps/server/main.js'], {
    cwd: copy,
    stdio: 'ignore',
    env: { ...process.env, ...portal.env, PORT: String(PORT) },
  });
  await ready();
});

test.afterAll(() => {
  server?.kill();
  if (copy) rmSync(copy, { recursive: true, force: true });
});

test('another name in the one brand file is another portal, and people sign in to it', async ({ page }) => {
  await signIn(page, { username: 'birch' });
  await expect(page).toHaveTitle(/Ember/);
  await expect(page.getByRole('banner')).toContainText('Ember');
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /wisp/i.test(key)))).toEqual([]);

  await page.goto('/users/ember');
  await expect(page.getByText('Official account of Ember')).toBeVisible();
  await page.goto('/emberbot');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ember');
});

test('its own name is the reserved one now', async ({ page }) => {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  await page.goto('/login');
  await page.getByRole('checkbox', { name: /robot|captcha/i }).check();
  await page.getByRole('button', { name: 'Login with Discord' }).click();
  await page.getByLabel('Username').fill('Ember');
  await page.getByRole('button', { name: 'Authorize' }).click();
  await expect(page).toHaveURL('/login');
  expect(alerts.join()).toMatch(/reserved/i);
});
