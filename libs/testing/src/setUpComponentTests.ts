import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { expectedConsoleErrors } from './consoleErrors';
import { installNativeDialogs } from './nativeDialogs';

installNativeDialogs();

const unexpected: unknown[][] = [];

beforeEach(() => {
  unexpected.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...args) => {
    if (!expectedConsoleErrors.some((pattern) => pattern.test(args.map(String).join(' '))))
      unexpected.push(args);
  });
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  expectedConsoleErrors.length = 0;
  vi.restoreAllMocks();
  expect(unexpected, 'unexpected console.error').toEqual([]);
});
