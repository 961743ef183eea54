import { expectConsoleError } from '@portal/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { RemotePagesProvider } from './RemotePagesContext';
import { RemoteView } from './RemoteView';
import { createRemotePages } from './remotePages';

function setUp(load: () => Promise<unknown>) {
  const onChange = vi.fn();
  const record = { name: 'store', version: 'abc', contract: 1, entry: '/e.js', preload: [], routes: [] };
  render(
    <RemotePagesProvider value={createRemotePages([record], { load })}>
      <RemoteView remote="store" path="/store" loading={<p>Loading</p>} onChange={onChange} />
    </RemotePagesProvider>,
  );
  return { onChange };
}

const showing = (Page: () => React.ReactNode) => ({
  default: { contract: 1, routes: [{ path: '/store', page: async () => Page }] },
});

it('shows what stands in, then the page, and says which version drew it', async () => {
  const { onChange } = setUp(async () => showing(() => <h1>Store</h1>));
  expect(screen.getByText('Loading')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Store' })).toBeVisible();
  expect(document.querySelector('[data-remote="store@abc"]')).toContainElement(screen.getByRole('heading'));
  expect(onChange.mock.calls.flat()).toEqual([false, true]);
});

it('shows a card in its place when it cannot be loaded, and the page after Retry', async () => {
  expectConsoleError(/could not show/);
  const load = vi
    .fn()
    .mockRejectedValueOnce(new Error('404'))
    .mockResolvedValue(showing(() => <h1>Store</h1>));
  setUp(load);
  expect(await screen.findByRole('alert')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Store' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('keeps a page that throws while drawing inside its rectangle', async () => {
  expectConsoleError(/./);
  let broken = true;
  setUp(async () =>
    showing(() => {
      if (broken) throw new Error('no');
      return <h1>Store</h1>;
    }),
  );
  expect(await screen.findByRole('alert')).toBeVisible();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Store' })).toBeVisible();
});
