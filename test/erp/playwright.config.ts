import { defineConfig } from '@playwright/test';
import { browserHere } from '../support/browser.js';

// The configuration of all journeys needs a browser.
const journeys = browserHere() ? (await import('../../playwright.config.js')).default : {};

/**
 * Journeys through the product with a real ERP, which the set-up installs and starts; skipped loudly if the ERP or a
 * browser cannot be installed.
 */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: '../../test-results',
  globalSetup: './start-connected.ts',
  workers: 1,
});
