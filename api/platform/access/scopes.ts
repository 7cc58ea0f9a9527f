import { Problem } from '../http/problem.js';
import type { Session, SignedInUser } from '../tenancy/session.js';
import type { OperationOptions } from './operation.js';

const READING: readonly string[] = ['GET', 'HEAD'];

/** What an API token must allow for an operation: the tag by which the document names it, and whether it only reads. */
export const scopeOf = ({ tag = 'application' }: Pick<OperationOptions, 'tag'>, method: string): string =>
  `${tag}:${READING.includes(method.toUpperCase()) ? 'read' : 'write'}`;

/**
 * Whether scopes such as `<tag>:write` or `*:read` allow this one. Who may write may read, since a write answers the
 * record. Without scopes nothing is narrowed.
 */
export function covers(scopes: readonly string[] | undefined, scope: string): boolean {
  if (!scopes) return true;
  const [tag = '', action] = scope.split(':');
  return [tag, '*'].some(
    (one) => scopes.includes(`${one}:write`) || (action === 'read' && scopes.includes(`${one}:read`)),
  );
}

const readingOf = (path: string): string => `${path}:read`;

/** Every scope that an API token needs for an operation: that of its tag, and one for each further resource in its answer. */
export const scopesOf = (operation: Pick<OperationOptions, 'tag' | 'reads'>, method: string): string[] => [
  scopeOf(operation, method),
  ...(operation.reads ?? []).map(readingOf),
];

/**
 * Whether the scopes of a user's API token reach the records of a resource, named by its path. All that answers with
 * records asks this: lists, single records, titles of references, tables, exports, searches, figures, changes, webhooks.
 */
export const reachesResource = ({ scopes }: Pick<SignedInUser, 'scopes'>, path: string): boolean =>
  covers(scopes, readingOf(path));

function assertCovered({ scopes }: Pick<SignedInUser, 'scopes'>, needed: readonly string[]): void {
  const scope = needed.find((one) => !covers(scopes, one));
  if (scope) throw new Problem(403, 'SCOPE_MISSING', { scope });
}

/** Throws 403 for an API token that does not reach one of the resources, with the scope that is missing. */
export const assertReachesResources = (user: Pick<SignedInUser, 'scopes'>, paths: readonly string[]): void =>
  assertCovered(user, paths.map(readingOf));

/** Throws 403 for an API token that does not allow the operation, with the scope that is missing. */
export function assertWithinScopes(operation: OperationOptions, method: string, { user }: Pick<Session, 'user'>): void {
  if (!user?.scopes) return;
  if (operation.inPerson) throw new Problem(403, 'NOT_BY_TOKEN');
  assertCovered(user, scopesOf(operation, method));
}
