import suites from '../../jest.config.js';

/** The desk against real systems elsewhere, which the tests install and start; skipped loudly where they cannot be had. */
export default { ...suites, testMatch: ['<rootDir>/test/erp/**/*.spec.ts'], maxWorkers: 1 };
