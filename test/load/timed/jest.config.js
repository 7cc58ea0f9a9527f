import suites from '../../../jest.config.js';

/** How long answers take where there is much, one suite at a time: what runs beside one would be measured with it. */
export default {
  ...suites,
  testMatch: ['<rootDir>/test/load/timed/*.spec.ts'],
  maxWorkers: 1,
};
