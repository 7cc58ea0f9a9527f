import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.js';

/** Journeys through the product as it is connected with a real ERP, which the set-up installs and starts. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: '../../test-results',
  globalSetup: './start-connected.ts',
  workers: 1,
});
