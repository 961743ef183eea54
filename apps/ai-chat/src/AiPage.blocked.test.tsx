import { screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { loadLazyParts, openAiPage } from './testing/openAiPage';

beforeAll(loadLazyParts);

// In a file of its own: what a storage refuses is kept in memory for as long as the page lives.
it('works when storage throws (TR-118)', async () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
  const { gemini, ask } = openAiPage();
  gemini.answers('Still here.');
  await ask('hello');
  expect(await screen.findByText('Still here.')).toBeVisible();
});
