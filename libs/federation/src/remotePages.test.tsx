import type { RemoteModule, RemoteRecord } from '@portal/contracts';
import { expectConsoleError } from '@portal/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRemotePages, type PageState, SLOW_AFTER_MS } from './remotePages';

const record: RemoteRecord = {
  name: 'store',
  version: 'abc',
  contract: 1,
  entry: '/r/store/abc/remoteEntry.js',
  preload: ['/r/store/abc/remoteEntry.js'],
  routes: [{ path: '/store', title: 'Store', preload: ['/r/store/abc/StorePage.js'] }],
};

const Page = () => <h1>Store</h1>;
const module = (over: Partial<RemoteModule> = {}) => ({
  default: { contract: 1, routes: [{ path: '/store', page: async () => Page }], ...over },
});

function setUp(...answers: (unknown | Error)[]) {
  const load = vi.fn(async (_remote: string, _attempt: number) => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const pages = createRemotePages([record], { load });
  return { pages, load, state: () => pages.get('store', '/store') };
}

const reasonOf = (state: PageState) => (state.status === 'failed' ? state.failure.reason : state.status);

it('loads a page once, however often it is asked for', async () => {
  const { pages, load, state } = setUp(module());
  expect(state().status).toBe('loading');
  await Promise.all([pages.ensure('store', '/store'), pages.ensure('store', '/store')]);
  expect(state()).toEqual({ status: 'ready', Page });
  expect(load).toHaveBeenCalledTimes(1);
});

it('asks the browser for all files of the route at once', async () => {
  const { pages } = setUp(module());
  void pages.ensure('store', '/store');
  const hinted = [...document.querySelectorAll('link[rel="modulepreload"]')].map((link) =>
    link.getAttribute('href'),
  );
  expect(hinted).toEqual(['/r/store/abc/remoteEntry.js', '/r/store/abc/StorePage.js']);
});

describe('what goes wrong', () => {
  beforeEach(() => expectConsoleError(/could not show/));

  it.each([
    ['a remote that does not answer', new Error('404'), 'unavailable'],
    ['an empty module', undefined, 'unavailable'],
    ['a module that is none', { default: 'text' }, 'unavailable'],
    ['another contract', module({ contract: 2 }), 'contract'],
    ['a page that the module lacks', module({ routes: [] }), 'missing-page'],
    [
      'a page whose code is gone',
      module({ routes: [{ path: '/store', page: () => Promise.reject(new Error('404')) }] }),
      'unavailable',
    ],
  ])('%s is told by its reason', async (_, answer, reason) => {
    const { pages, state } = setUp(answer);
    await pages.ensure('store', '/store');
    expect(reasonOf(state())).toBe(reason);
  });

  it('recovers on retry, with a fresh attempt each time', async () => {
    const { pages, load, state } = setUp(new Error('down'), new Error('down'), module());
    await pages.ensure('store', '/store');
    await pages.retry('store', '/store');
    expect(reasonOf(state())).toBe('unavailable');
    await pages.retry('store', '/store');
    expect(state().status).toBe('ready');
    expect(load.mock.calls.map(([, attempt]) => attempt)).toEqual([0, 1, 2]);
  });
});

describe('a remote that is slow', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('shows as slow, and still takes its place when it arrives', async () => {
    let arrive: (value: unknown) => void = () => {};
    const pages = createRemotePages([record], { load: () => new Promise((resolve) => (arrive = resolve)) });
    const done = pages.ensure('store', '/store');
    vi.advanceTimersByTime(SLOW_AFTER_MS - 1);
    expect(pages.get('store', '/store').status).toBe('loading');
    vi.advanceTimersByTime(1);
    expect(reasonOf(pages.get('store', '/store'))).toBe('slow');
    arrive(module());
    await done;
    expect(pages.get('store', '/store').status).toBe('ready');
  });
});
