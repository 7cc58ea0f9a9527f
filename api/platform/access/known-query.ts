import { limit, oneOf } from '../fields/constraint.js';
import { Problem } from '../http/problem.js';
import { LIST_PARAMETERS, type OperationOptions, type QueryParameter, queryNames } from './operation.js';

const isTaken = ({ enum: offered, maxLength: most }: QueryParameter, value: string) =>
  (!offered || oneOf(offered).test(value)) && (most === undefined || limit('maxLength', most).test(value));

/**
 * Refuses what the route does not take in its query, and values that its schemas do not allow: 400 that names the
 * parameter. What lists take is read by the dialect itself.
 */
export function assertKnownQuery(operation: OperationOptions, query: Readonly<Record<string, unknown>>): void {
  const known = queryNames(operation);
  for (const [name, value] of Object.entries(query)) {
    const shown = { name: name.slice(0, 100) };
    if (!known.includes(name) || typeof value !== 'string') throw new Problem(400, 'UNKNOWN_PARAMETER', shown);
    const parameter = LIST_PARAMETERS.includes(name) ? undefined : operation.query?.[name];
    if (parameter && !isTaken(parameter, value)) throw new Problem(400, 'INVALID_VALUE', shown);
  }
}
