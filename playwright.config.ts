import { defineConfig, devices } from '@playwright/test';
import { portal } from './e2e/support/portalProcess';

export default defineConfig({
  testDir: './e2e',
  outputDir: './test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: !!process.env.CI,
  reporter: 'line',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: portal.url,
    launchOptions: {
      executablePath: process.env.PORTAL_CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
    },
    trace: 'retain-on-failure',
  },
  webServer: {
    command: portal.command,
    env: portal.env,
    url: `${portal.url}/healthz`,
    timeout: 60_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
