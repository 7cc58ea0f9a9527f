import { Problem } from '../http/problem.js';
import type { Session, SignedInUser } from '../tenancy/session.js';
import type { OperationOptions } from './operation.js';

const READING: readonly string[] = ['GET', 'HEAD'];

/** The scope of an operation: its tag, and whether it only reads. */
export const scopeOf = ({ tag = 'application' }: Pick<OperationOptions, 'tag'>, method: string): string =>
  `${tag}:${READING.includes(method.toUpperCase()) ? 'read' : 'write'}`;

/**
 * Whether scopes such as `<tag>:write` or `*:read` include this one. `write` includes `read`, since a write returns the
 * record. Without scopes everything is allowed.
 */
export function covers(scopes: readonly string[] | undefined, scope: string): boolean {
  if (!scopes) return true;
  const [tag = '', action] = scope.split(':');
  return [tag, '*'].some(
    (one) => scopes.includes(`${one}:write`) || (action === 'read' && scopes.includes(`${one}:read`)),
  );
}

const readingOf = (path: string): string => `${path}:read`;

/** All scopes of an operation: that of its tag, and one for each further resource in its answer. */
export const scopesOf = (operation: Pick<OperationOptions, 'tag' | 'reads'>, method: string): string[] => [
  scopeOf(operation, method),
  ...(operation.reads ?? []).map(readingOf),
];

/**
 * Whether the scopes of a user's API token include reads of a resource. Everything that returns records checks it:
 * lists, records, titles, tables, exports, searches, figures, changes, webhooks.
 */
export const reachesResource = ({ scopes }: Pick<SignedInUser, 'scopes'>, path: string): boolean =>
  covers(scopes, readingOf(path));

function assertCovered({ scopes }: Pick<SignedInUser, 'scopes'>, needed: readonly string[]): void {
  const scope = needed.find((one) => !covers(scopes, one));
  if (scope) throw new Problem(403, 'SCOPE_MISSING', { scope });
}

/** Throws 403 with the missing scope for an API token that may not read one of the resources. */
export const assertReachesResources = (user: Pick<SignedInUser, 'scopes'>, paths: readonly string[]): void =>
  assertCovered(user, paths.map(readingOf));

/** Throws 403 with the missing scope for an API token that may not write the resource. */
export const assertWritesResource = (user: Pick<SignedInUser, 'scopes'>, path: string): void =>
  assertCovered(user, [`${path}:write`]);

/** Throws 403 with the missing scope for an API token that may not call the operation. */
export function assertWithinScopes(operation: OperationOptions, method: string, { user }: Pick<Session, 'user'>): void {
  if (!user?.scopes) return;
  if (operation.inPerson) throw new Problem(403, 'NOT_BY_TOKEN');
  assertCovered(user, scopesOf(operation, method));
}
