import { defineConfig } from 'vitest/config';

/**
 * Four suites by what they need: nothing (unit), a DOM (component), the migrated database (database),
 * the embedded back end (server). Browser journeys are Playwright's, in e2e/.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{apps,libs,tools}/**/*.test.ts', 'supabase/functions/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'apps/server/**'],
        },
      },
      {
        test: {
          name: 'component',
          environment: 'jsdom',
          include: ['{apps,libs}/**/*.test.tsx'],
          setupFiles: ['libs/testing/src/setUpComponentTests.ts'],
        },
      },
      {
        test: {
          name: 'database',
          include: ['supabase/tests/**/*.test.ts'],
          globalSetup: ['supabase/tests/harness/startServers.ts'],
          // Every test is rolled back, so a worker's files share its databases, which take longest to make.
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
