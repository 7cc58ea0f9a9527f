import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS, browserPath } from './test/support/browser.js';

/** Journeys in a real browser through the whole product, as `npm start` starts it, on free ports and fresh folders. */
export default defineConfig({
  testDir: 'test/journeys',
  outputDir: 'test-results',
  globalSetup: './test/journeys/support/start-desk.ts',
  fullyParallel: true,
  // A journey mostly waits for its browser; each worker has a product of its own. One product that runs already is shared.
  workers: process.env.VSD_JOURNEY_URL ? 1 : 2,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  // Recording a journey doubles what it takes, so only the second try is recorded; what needed one is listed as flaky.
  retries: 1,
  reporter: [['list']],
  use: {
    actionTimeout: 20_000,
    locale: 'de-CH',
    timezoneId: 'Europe/Zurich',
    viewport: { width: 1440, height: 900 },
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: browserPath(), args: BROWSER_FLAGS },
  },
});
