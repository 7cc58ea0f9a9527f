import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.js';

const { expect, use } = journeys;

/** As the journeys, but through a service desk that `run.ts` has started beside a real Keycloak. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/keycloak',
  workers: 1,
  reporter: [['list']],
  timeout: 60_000,
  expect,
  use,
});
