import { Problem } from '../http/problem.js';
import type { Session } from '../tenancy/session.js';
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

/** Throws 403 for an API token that does not allow the operation, with the scope that is missing. */
export function assertWithinScopes(operation: OperationOptions, method: string, { user }: Pick<Session, 'user'>): void {
  if (!user?.scopes) return;
  if (operation.inPerson) throw new Problem(403, 'NOT_BY_TOKEN');
  const scope = scopeOf(operation, method);
  if (!covers(user.scopes, scope)) throw new Problem(403, 'SCOPE_MISSING', { scope });
}
