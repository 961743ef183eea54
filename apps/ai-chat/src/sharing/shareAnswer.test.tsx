import { copyText } from '@portal/ui';
import { afterEach, expect, it, vi } from 'vitest';
import { shareAnswer } from './shareAnswer';

vi.mock('@portal/ui', () => ({ copyText: vi.fn(async () => true) }));

/** A browser whose share sheet does as told. */
function setUp(share?: () => Promise<void>) {
  const shared = share && vi.fn(share);
  vi.stubGlobal('navigator', { share: shared });
  const alerted = vi.fn();
  vi.stubGlobal('alert', alerted);
  vi.mocked(copyText).mockClear();
  return { shared, alerted };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('opens the share sheet with the answer (AI-14)', async () => {
  const { shared, alerted } = setUp(async () => {});
  await shareAnswer('hello');
  expect(shared).toHaveBeenCalledExactlyOnceWith({ text: 'hello' });
  expect(copyText).not.toHaveBeenCalled();
  expect(alerted).not.toHaveBeenCalled();
});

it('copies and alerts where sharing is not supported (AI-15)', async () => {
  const { alerted } = setUp();
  await shareAnswer('hello');
  expect(copyText).toHaveBeenCalledExactlyOnceWith('hello');
  expect(alerted).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('copied'));
});

it.each(['NotAllowedError', 'DataError'])(
  'copies and alerts when sharing fails with %s (AI-16)',
  async (name) => {
    const { alerted } = setUp(() => Promise.reject(new DOMException('no', name)));
    await shareAnswer('hello');
    expect(copyText).toHaveBeenCalledExactlyOnceWith('hello');
    expect(alerted).toHaveBeenCalledOnce();
  },
);

it('is silent when the visitor closes the sheet (AI-17, TR-54)', async () => {
  const { alerted } = setUp(() => Promise.reject(new DOMException('closed', 'AbortError')));
  await shareAnswer('hello');
  expect(copyText).not.toHaveBeenCalled();
  expect(alerted).not.toHaveBeenCalled();
});

it('says so when not even copying works', async () => {
  const { alerted } = setUp();
  vi.mocked(copyText).mockResolvedValueOnce(false);
  await shareAnswer('hello');
  expect(alerted).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('could not be copied'));
});
