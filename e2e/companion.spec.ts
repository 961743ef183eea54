import { settled } from './support/signIn';
import { expect, test } from './support/test';

test('a visitor asks without an account, is answered, and finds the conversation again (AI-01, AI-18)', async ({
  page,
}) => {
  await page.goto('/ai');
  await settled(page);
  await expect(page.getByText(/\bAI\b/).first()).toBeVisible();
  await page.getByRole('textbox').fill('I feel a bit lonely tonight');
  await page.getByRole('button', { name: /send/i }).click();
  const log = page.getByRole('log');
  await expect(log.getByText('I feel a bit lonely tonight')).toBeVisible();
  await expect(log.getByRole('button', { name: /copy/i })).toBeVisible();
  const history = await page.evaluate(() => JSON.parse(localStorage.getItem('chatHistory') ?? '[]'));
  expect(history.map((entry: { type: string }) => entry.type)).toEqual(['question', 'answer']);
  expect(history[1].text.length).toBeGreaterThan(20);

  await page.reload();
  await expect(log.getByText('I feel a bit lonely tonight')).toBeVisible();
});

test('clearing asks first, then forgets (AI-22 to AI-25)', async ({ page }) => {
  await page.goto('/ai');
  await page.getByRole('textbox').fill('Remember this for a moment');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log').getByRole('button', { name: /copy/i })).toBeVisible();
  await page.getByRole('button', { name: 'Clear Message' }).click();
  await expect(page.getByText('Do you want to delete all these messages?')).toBeVisible();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Remember this for a moment')).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear Message' }).click();
  await expect(page.getByText('No messages ‼️')).toBeVisible();
});
