/** Suites of the API and of pure rules; journeys in the browser run by Playwright. */
export default {
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/test/{api,admin}/**/*.spec.{ts,tsx}'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: false, decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: true },
          target: 'es2023',
          keepClassNames: true,
        },
        module: { type: 'es6' },
      },
    ],
  },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  // Packages are built from folders with the same names.
  modulePathIgnorePatterns: ['<rootDir>/dist/clients'],
  globalSetup: '<rootDir>/dist/test/support/global-setup.js',
  globalTeardown: '<rootDir>/dist/test/support/global-teardown.js',
  setupFiles: ['<rootDir>/test/support/errors-of-node.ts'],
  setupFilesAfterEnv: ['<rootDir>/test/support/one-query-at-a-time.ts'],
  // Generous: it ends what hangs and tells nothing of speed, on a machine however busy.
  testTimeout: 600_000,
  maxWorkers: 3,
  workerIdleMemoryLimit: '1GB',
};
