import type { Browser } from '@playwright/test';
import { signIn } from './support/signIn';
import { expect, test } from './support/test';

async function inTheRoom(browser: Browser, username: string, email?: string) {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, { username, email });
  await page.goto('/Chat');
  await expect(page.getByRole('log')).toBeVisible();
  await expect(page.getByRole('textbox')).toBeEditable();
  return page;
}

test('two people talk live, delete and see replies lose their target', async ({ browser }) => {
  const [ivy, oak] = await Promise.all([inTheRoom(browser, 'ivy'), inTheRoom(browser, 'oak')]);
  const inLog = (page: typeof ivy, text: string) =>
    page.getByRole('log').getByRole('article').filter({ hasText: text });

  await ivy.getByRole('textbox').fill('Good evening from ivy');
  await ivy.keyboard.press('Enter');
  await expect(inLog(oak, 'Good evening from ivy')).toBeVisible();

  await inLog(oak, 'Good evening from ivy').getByRole('button', { name: /reply/i }).click();
  await oak.getByRole('textbox').fill('And to you');
  await oak.keyboard.press('Enter');
  await expect(inLog(ivy, 'And to you')).toBeVisible();
  await expect(
    inLog(oak, 'Good evening from ivy')
      .first()
      .getByRole('button', { name: /delete/i }),
  ).toHaveCount(0);

  await inLog(ivy, 'Good evening from ivy')
    .first()
    .getByRole('button', { name: /delete/i })
    .click();
  await expect(inLog(oak, 'This message has been deleted')).toBeVisible();
  await expect(inLog(ivy, 'This message has been deleted')).toBeVisible();

  await oak.reload();
  await expect(inLog(oak, 'This message has been deleted')).toBeVisible();
});

test('a moderator carries a badge and may delete what others wrote', async ({ browser }) => {
  const [fern, keeper] = await Promise.all([
    inTheRoom(browser, 'fern'),
    inTheRoom(browser, 'warden', 'moderator@example.test'),
  ]);
  await fern.getByRole('textbox').fill('A word too many');
  await fern.keyboard.press('Enter');
  const seen = keeper.getByRole('article').filter({ hasText: 'A word too many' });
  await seen.getByRole('button', { name: /delete/i }).click();
  await expect(fern.getByText('A word too many')).toHaveCount(0);

  await keeper.getByRole('textbox').fill('Be kind, please');
  await keeper.keyboard.press('Enter');
  const said = fern.getByRole('article').filter({ hasText: 'Be kind, please' });
  await expect(
    said
      .getByLabel(/moderator/i)
      .or(said.getByTitle(/moderator/i))
      .or(said.getByText(/moderator/i))
      .first(),
  ).toBeVisible();
});
