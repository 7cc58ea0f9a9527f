import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.js';

/** As the journeys, but through a service desk that `run.ts` has started beside a real Keycloak. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results/keycloak',
  globalSetup: undefined,
  timeout: 60_000,
});
