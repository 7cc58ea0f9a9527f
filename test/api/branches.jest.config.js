import suites from '../../jest.config.js';

const RULES = ['workflow-table', 'workflow-guards', 'closing', 'type-change', 'ticket-policy', 'order-costs'];

/** Declarations that other tests cover as well: texts of resources, and access rules. */
const DECLARED = [
  'resource-texts',
  'access-guards',
  'complete-declarations',
  'declaration',
  'declared-operations',
  'domain-words',
  'migrations',
  'token-scopes',
];

/**
 * Requires that the suites about guards and policy go every branch of them. No database and no chance: the random lives
 * of `workflow-model` do not count here.
 */
export default {
  ...suites,
  globalSetup: undefined,
  globalTeardown: undefined,
  testMatch: [...RULES, ...DECLARED].map((name) => `<rootDir>/test/api/${name}.spec.ts`),
  collectCoverage: true,
  collectCoverageFrom: [
    'api/tickets/workflow/**/*.ts',
    // Modules for transitions of stored tickets are tested through HTTP, and by `replayed-lives` in the loads.
    '!api/tickets/workflow/{facts-of,transition-effects,*.service,*.controller,*.module,*.shape}.ts',
    'api/tickets/record/{ticket-policy,ticket-type-change,ticket-field-access,mandatory-fields,cost-limit}.ts',
  ],
  coverageReporters: [['text', { skipFull: true }]],
  coverageThreshold: { global: { branches: 100, functions: 100, lines: 100, statements: 100 } },
};
