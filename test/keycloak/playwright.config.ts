import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.js';

const { expect, use } = journeys;

/** The settings of the journeys, with a service desk that `run.ts` has started beside a real Keycloak. */
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
