import { Ajv, type ValidateFunction } from 'ajv';
import { LIST_PARAMETERS, type OperationOptions, queryNames } from '../access/operation.js';
import { Problem } from './problem.js';

const ajv = new Ajv({ strict: false, validateFormats: false });
const checks = new WeakMap<object, ValidateFunction>();

function checkOf(schema: object): ValidateFunction {
  const known = checks.get(schema) ?? ajv.compile(schema);
  checks.set(schema, known);
  return known;
}

/**
 * Refuses what the route does not take in its query, and values that its schemas do not allow: 400 that names the
 * parameter. What lists take is read by the dialect itself.
 */
export function assertKnownQuery(operation: OperationOptions, query: Readonly<Record<string, unknown>>): void {
  const known = queryNames(operation);
  for (const [name, value] of Object.entries(query)) {
    const shown = { name: name.slice(0, 100) };
    if (!known.includes(name) || typeof value !== 'string') throw new Problem(400, 'UNKNOWN_PARAMETER', shown);
    const schema = LIST_PARAMETERS.includes(name) ? undefined : operation.query?.[name];
    if (schema && !checkOf(schema)(value)) throw new Problem(400, 'INVALID_VALUE', shown);
  }
}
