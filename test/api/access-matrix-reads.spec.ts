import { FIXTURES } from '../support/access-fixtures.js';
import { describeAccess } from '../support/access-matrix.js';
import { accessOperations, resourcePaths } from '../support/access-operations.js';

describe('the access matrix', () => {
  it('aims at records of every resource', () => {
    expect(resourcePaths.filter((path) => !FIXTURES[path])).toEqual([]);
  });
});

describeAccess(accessOperations.filter(({ method }) => method === 'get'));
