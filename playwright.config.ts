import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS, browserPath } from './test/support/browser.js';

/**
 * In a real browser through the whole product, as `npm start` starts it, on free ports and fresh folders: journeys that do
 * what people do, days, which are long ones, and screens, held one after the other against what is asked of each.
 */
export default defineConfig({
  testDir: 'test',
  testMatch: '**/test/{journeys,days,screens}/**/*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './test/journeys/support/start-desk.ts',
  fullyParallel: true,
  // A journey mostly waits for its browser; each worker has a product of its own. One product that runs already is shared.
  workers: process.env.VSD_JOURNEY_URL ? 1 : 3,
  // Generous: they end what hangs and tell nothing of speed, on a machine however busy.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  forbidOnly: Boolean(process.env.CI),
  // What passes only at the second try is broken. `npx playwright test --trace on` records, which doubles what it takes.
  retries: 0,
  reporter: [['list']],
  use: {
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    locale: 'de-CH',
    timezoneId: 'Europe/Zurich',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    // Kept for use without a network, the whole application is loaded by each window; journeys about that ask for it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: browserPath(), args: BROWSER_FLAGS },
  },
});
