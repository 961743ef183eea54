import type { Page } from '@playwright/test';
import { settled, signIn } from './support/signIn';
import { expect, test } from './support/test';

interface Probe {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: { inject(renderer: unknown): number; supportsFiber: true };
  renderers: unknown[];
}

/** React announces each of its renderers to this hook: a second copy of react-dom would be a second entry. */
async function countRenderers(page: Page) {
  await page.addInitScript(() => {
    const probe = window as unknown as Probe;
    probe.renderers = [];
    probe.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
      supportsFiber: true,
      inject: (renderer) => probe.renderers.push(renderer),
      ...{ onCommitFiberRoot() {}, onCommitFiberUnmount() {}, onPostCommitFiberRoot() {} },
    };
  });
  return () => page.evaluate(() => (window as unknown as Probe).renderers.length);
}

const VISITS = [
  ['/ai', 'ai-chat'],
  ['/arcade', 'arcade'],
  ['/articles', 'content'],
  ['/store', 'store'],
  ['/profile', 'community'],
  ['/chat', 'chat-room'],
] as const;

test('one React, one session and one socket serve the shell and all six remotes', async ({ page }) => {
  const renderers = await countRenderers(page);
  const sockets: string[] = [];
  const warnings: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await signIn(page, { username: 'probe' });

  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  for (const [address, remote] of VISITS) {
    // A client-side navigation, as a link makes it: the document with all its modules stays.
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, address);
    await page.locator(`[data-remote^="${remote}@"]`).waitFor();
    await settled(page);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Profile' })).toBeVisible();
  }
  await expect(page.getByRole('log')).toBeVisible();

  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(await renderers()).toBe(1);
  expect(sockets).toHaveLength(1);
  // supabase-js says so when a second client shares the storage of the first.
  expect(warnings.filter((text) => text.includes('GoTrueClient'))).toEqual([]);
});
