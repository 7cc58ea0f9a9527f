import suites from './jest.config.js';

// The plans of lists among as many rows as a tenant has after years.
process.env.VSD_PLANS ??= 'full';

/** Loads and floods that take minutes: thousands of hostile files, patterns and requests against real processes. */
export default {
  ...suites,
  testMatch: ['<rootDir>/test/load/**/*.spec.ts', '<rootDir>/test/api/{list,ticket}-plans.spec.ts'],
  testSequencer: undefined,
  testTimeout: 600_000,
  maxWorkers: 1,
  passWithNoTests: true,
};
