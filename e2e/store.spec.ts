import { signIn } from './support/signIn';
import { expect, test } from './support/test';

test('ten coins a day and not one more (ST-13, ST-17)', async ({ page }) => {
  await signIn(page, { username: 'juniper' });
  await page.goto('/store');
  const claim = page.getByRole('button', { name: 'Claim Free Coins' });
  for (let coins = 1; coins <= 10; coins++) {
    await claim.click();
    await expect(page.getByText(coins === 1 ? '1 coin' : `${coins} coins`)).toBeVisible();
  }
  await claim.click();
  await expect(page.getByText('⚠️ Daily limit reached (10 coins).')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await expect(page.getByText('10 coins')).toBeVisible();
});

test('a visitor finds an empty store and the way to log in (ST-02)', async ({ page }) => {
  await page.goto('/store');
  await expect(page.getByRole('main').getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Claim Free Coins' })).toHaveCount(0);
});
