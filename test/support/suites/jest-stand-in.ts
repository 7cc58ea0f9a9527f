import { ModuleMocker } from 'jest-mock';

/** What suites import from `@jest/globals`, which only answers inside of Jest's own module registry. */
export const jest = new ModuleMocker(globalThis);
