import { limit, oneOf } from '../fields/constraint.js';
import { Problem } from '../http/problem.js';
import { LIST_PARAMETERS, type OperationOptions, type QueryParameter, queryNames } from './operation.js';

const isAllowed = ({ enum: offered, maxLength: most }: QueryParameter, value: string) =>
  (!offered || oneOf(offered).test(value)) && (most === undefined || limit('maxLength', most).test(value));

/** Throws 400 for unknown query parameters, and for values beyond their schemas. Lists parse their own ones. */
export function assertKnownQuery(operation: OperationOptions, query: Readonly<Record<string, unknown>>): void {
  const known = queryNames(operation);
  for (const [name, value] of Object.entries(query)) {
    const shown = { name: name.slice(0, 100) };
    if (!known.includes(name) || typeof value !== 'string') throw new Problem(400, 'UNKNOWN_PARAMETER', shown);
    const parameter = LIST_PARAMETERS.includes(name) ? undefined : operation.query?.[name];
    if (parameter && !isAllowed(parameter, value)) throw new Problem(400, 'INVALID_VALUE', shown);
  }
}
