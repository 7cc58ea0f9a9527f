import { describeAccess } from '../support/access-matrix.js';
import { accessOperations } from '../support/access-operations.js';

describeAccess(accessOperations.filter(({ method }) => method === 'get'));
