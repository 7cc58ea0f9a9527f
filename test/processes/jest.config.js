import suites from '../../jest.config.js';

/** Suites that start processes, workers and databases of their own, and end, freeze or starve them. */
export default { ...suites, testMatch: ['<rootDir>/test/processes/**/*.spec.ts'] };
