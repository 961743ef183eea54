import type { Page } from '@playwright/test';

interface Person {
  username: string;
  email?: string;
}

/** Signs in as a visitor does: captcha, Discord's stand-in, back to the site. Ends on the home page. */
export async function signIn(page: Page, { username, email = '' }: Person): Promise<void> {
  await page.goto('/login');
  await page.getByRole('checkbox', { name: /robot|captcha/i }).check();
  await page.getByRole('button', { name: 'Login with Discord' }).click();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Authorize' }).click();
  await page.getByText('Successfully logged in').waitFor();
  await page.waitForURL((url) => url.pathname === '/');
}

/** The current route stands on the page, drawn by its owner. */
export async function settled(page: Page): Promise<void> {
  await page.locator('html[data-ready="true"]').waitFor();
}
