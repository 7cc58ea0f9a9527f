import suites from '../../jest.config.js';
import rooms from './rooms.json' with { type: 'json' };

/**
 * All suites of `jest.config.js` in one run. The suites of a room share its modules, whose evaluation takes two seconds of
 * a processor; a suite of no room has modules of its own, since it declares tables or takes as long as a room.
 */
export default {
  ...suites,
  testMatch: ['<rootDir>/test/rooms/*.test.ts', ...suites.testMatch],
  testPathIgnorePatterns: Object.values(rooms)
    .flat()
    .map((suite) => `<rootDir>/test/${suite}.spec.ts`),
};
