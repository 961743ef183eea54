import { test as base, expect } from '@playwright/test';

interface Checks {
  /** Console errors that this test is about; any other fails it. */
  expectedErrors: RegExp[];
  /** Fails the test when the page asks a foreign origin or logs an unexpected error. */
  watch: undefined;
}

/** The portal's test: no page may log an error or reach another origin unless the test says so. */
export const test = base.extend<Checks>({
  expectedErrors: [[], { option: true }],
  watch: [
    async ({ context, baseURL, expectedErrors }, use) => {
      const unexpected: string[] = [];
      const foreign: string[] = [];
      const expected = (text: string) => expectedErrors.some((pattern) => pattern.test(text));
      context.on('console', (message) => {
        if (message.type() === 'error' && !expected(message.text())) unexpected.push(message.text());
      });
      context.on('weberror', (error) => {
        if (!expected(error.error().message)) unexpected.push(error.error().message);
      });
      context.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (/^(http|ws)/.test(protocol) && origin !== baseURL) foreign.push(request.url());
      });
      await use(undefined);
      expect(unexpected, 'unexpected console errors').toEqual([]);
      expect(foreign, 'requests to a foreign origin').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
