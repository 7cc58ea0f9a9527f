import suites from '../../jest.config.js';

/** Loads and floods that take minutes: thousands of hostile files, patterns and requests against real processes. */
export default {
  ...suites,
  testMatch: ['<rootDir>/test/load/*.spec.ts'],
  maxWorkers: 2,
};
