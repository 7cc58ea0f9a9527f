import suites from '../../jest.config.js';

/** Clients made from the document, and the examples of the guide, against the product as `npm start` runs it. */
export default { ...suites, testMatch: ['<rootDir>/test/clients/**/*.spec.ts'] };
