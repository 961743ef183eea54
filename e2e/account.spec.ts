import { settled, signIn } from './support/signIn';
import { expect, test } from './support/test';

test('a visitor signs in with Discord, sees the profile, and leaves again in every tab', async ({
  page,
  context,
}) => {
  await signIn(page, { username: 'willow', email: 'willow@example.test' });
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Profile Account' })).toBeVisible();
  await expect(page.getByText('willow', { exact: true })).toBeVisible();
  await expect(page.getByText('willow@example.test')).toBeVisible();

  const second = await context.newPage();
  await second.goto('/store');
  await expect(second.getByRole('banner').getByRole('link', { name: 'Profile' })).toBeVisible();

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await expect(second.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
});

test('the same name is the same account next time', async ({ browser }) => {
  const ids: string[] = [];
  for (let visit = 0; visit < 2; visit++) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await signIn(page, { username: 'hazel', email: visit ? 'other@example.test' : 'hazel@example.test' });
    ids.push(
      await page.evaluate(() => {
        const stored = localStorage.getItem('wisp-session') ?? '{}';
        return JSON.parse(atob(JSON.parse(stored).access_token.split('.')[1])).sub;
      }),
    );
    await context.close();
  }
  expect(ids[0]).toBe(ids[1]);
});

test('a signed-in person who reloads the profile stays there (AU-33)', async ({ page }) => {
  await signIn(page, { username: 'aspen' });
  await page.goto('/profile');
  await page.reload();
  await settled(page);
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('heading', { name: 'Profile Account' })).toBeVisible();
});

test('protected pages lead a visitor to the login (AU-30, AU-31)', async ({ page }) => {
  for (const address of ['/profile', '/SuccessLogin', '/Chat']) {
    await page.goto(address);
    await expect(page, address).toHaveURL('/login');
  }
});

test('cancelling at Discord leads back to the site, signed out', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('checkbox', { name: /robot|captcha/i }).check();
  await page.getByRole('button', { name: 'Login with Discord' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
});

test('the reserved name is refused and leaves nobody signed in (AU-26 to AU-28)', async ({ page }) => {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  await page.goto('/login');
  await page.getByRole('checkbox', { name: /robot|captcha/i }).check();
  await page.getByRole('button', { name: 'Login with Discord' }).click();
  await page.getByLabel('Username').fill('WISP');
  await page.getByRole('button', { name: 'Authorize' }).click();
  await expect(page).toHaveURL('/login');
  expect(alerts.join()).toMatch(/reserved/i);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
});

test.describe('admin login', () => {
  test.use({ expectedErrors: [/status of 400/] });

  test('the admin signs in by password, everybody else is told the one sentence (AU-11 to AU-14)', async ({
    page,
  }) => {
    await page.goto('/AdminLogin');
    await page.getByLabel(/e-?mail/i).fill('keeper@localhost');
    await page.getByLabel(/password/i).fill('not it');
    await page.getByRole('button', { name: /log ?in|sign ?in/i }).click();
    await expect(page.getByText('Wrong email or password!')).toBeVisible();
    await page.getByLabel(/password/i).fill('a quiet garden at night');
    await page.getByRole('button', { name: /log ?in|sign ?in/i }).click();
    await expect(page).toHaveURL('/profile');
    await page.reload();
    await expect(page).toHaveURL('/profile');
  });
});
