import suites from '../../../jest.config.js';

/** Suites of response times over much data, one at a time: a parallel suite would be measured with it. */
export default {
  ...suites,
  testMatch: ['<rootDir>/test/load/timed/*.spec.ts'],
  maxWorkers: 1,
};
