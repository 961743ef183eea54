import { everyRoute, remoteNames } from './support/everyRoute';
import { settled } from './support/signIn';
import { expect, test } from './support/test';

test.use({ expectedErrors: [/.*/] });

const pageOf = (remote: string) =>
  everyRoute.find((route) => route.remote === remote && !/chat$/i.test(route.path))?.address ?? '/Chat';

const FAULTS = {
  'is gone': { status: 404, body: 'gone' },
  'answers an error': { status: 500, body: 'broken' },
  'is cut off': {
    status: 200,
    contentType: 'text/javascript',
    body: 'export const __rspack_esm_ids=["b"];expo',
  },
  'throws while it loads': { status: 200, contentType: 'text/javascript', body: 'throw new Error("no")' },
};

for (const remote of remoteNames) {
  for (const [fault, answer] of Object.entries(FAULTS)) {
    test(`${remote} ${fault}: its card stands in its place, the site goes on, Retry recovers`, async ({
      page,
    }) => {
      const files = `**/r/${remote}/**`;
      await page.route(files, (route) => route.fulfill(answer));
      await page.goto(remote === 'chat-room' ? '/Chat' : pageOf(remote));
      const card = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Retry' }) });
      await expect(card).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();

      await page.unroute(files);
      await card.getByRole('button', { name: 'Retry' }).click();
      await expect(card).toHaveCount(0);
      await settled(page);
      await expect(page.locator('h1').first()).toBeVisible();
    });
  }
}

test('while one remote is down the others are a click away', async ({ page }) => {
  await page.route('**/r/store/**', (route) => route.fulfill({ status: 404 }));
  await page.goto('/store');
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await page.getByRole('button', { name: /menu/i }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Arcade' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Arcade' })).toBeVisible();
});
