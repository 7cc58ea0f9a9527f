import { articleCirclesOf, writesArticles } from '../masterdata/articles/article-readers.js';
import type { SignedInUser } from '../platform/tenancy/session.js';
import { Role } from '../vocabulary/role.js';

/** Circles of people, in the words in which the index says who finds an entry (`index/sources.ts`). */
export interface Circles {
  /** Of tickets, and of what belongs to them. */
  readonly work: readonly string[];
  /** Of customers, places, people and articles. */
  readonly directory: readonly string[];
}

/**
 * The circles to which somebody belongs: the same people whom the policy of tickets and the scopes of the other resources
 * let through (domain "Permissions"). An administrator alone belongs to none.
 */
export function circlesOf({ id, roles, facts }: Pick<SignedInUser, 'id' | 'roles' | 'facts'>): Circles {
  const { customerId, seesAllIssues, executionCompany } = facts;
  const readers = [...articleCirclesOf({ roles }), ...(writesArticles({ roles }) ? ['writers'] : [])];
  if (roles.includes(Role.Agent)) return { work: ['desk'], directory: readers };
  const isCustomer = roles.includes(Role.Customer) && customerId !== null;
  const isExecutor = roles.includes(Role.Executor);
  const work = [
    ...(isCustomer ? [`customer:${customerId}:${id}`] : []),
    ...(isCustomer && seesAllIssues ? [`company:${customerId}`] : []),
    ...(isExecutor ? [`executor:${id}`] : []),
    ...(isExecutor && executionCompany ? [`firm:${executionCompany}`] : []),
  ];
  const directory = [
    ...readers,
    ...(isCustomer ? [`own:${customerId}`, `user:${id}`] : []),
    ...(isExecutor ? [`executor:${id}`, `user:${id}`, `staff:${id}`] : []),
    ...(isExecutor && executionCompany ? [`firm:${executionCompany}`, `staff-of:${executionCompany}`] : []),
  ];
  return { work, directory };
}
