import { defineConfig } from '@playwright/test';
import { chromiumFlags, findTestBrowser } from './scripts/chromium.mjs';

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/e2e/support/build.ts',
  // Each file has its own portal and browser.
  workers: 2,
  // Long enough for a busy machine and the longest import. What comes in time waits no longer.
  timeout: 900_000,
  expect: { timeout: 120_000 },
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  outputDir: 'test-results/e2e',
  use: {
    browserName: 'chromium',
    // Drawing with an emulated graphics card takes a seventh of the processor's time.
    launchOptions: { executablePath: findTestBrowser(), args: [...chromiumFlags, '--disable-gpu'] },
    viewport: { width: 1440, height: 900 },
    locale: 'es-BO',
    timezoneId: 'America/La_Paz',
    serviceWorkers: 'block',
    actionTimeout: 120_000,
    screenshot: 'only-on-failure',
    // Recording takes a third of the time, so only on request.
    trace: process.env.PLAYWRIGHT_TRACE ? 'retain-on-failure' : 'off',
  },
});
