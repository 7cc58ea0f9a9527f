import { articleCirclesOf, writesArticles } from '../masterdata/articles/article-readers.js';
import type { SignedInUser } from '../platform/tenancy/session.js';
import { Role } from '../vocabulary/role.js';
import { declaredCirclesOf } from './index/declared-sources.js';

/** Circles of users, in the words of the index for the users who find an entry (`index/sources.ts`). */
export interface Circles {
  /** Circles of tickets and their parts. */
  readonly work: readonly string[];
  /** Circles of the records without age: customers, locations, users, articles, and those of declared resources. */
  readonly directory: readonly string[];
}

/**
 * The circles of a user, equal to the reach by the policy of tickets and the scopes of the other resources (domain
 * "Permissions"). An administrator without other roles belongs to none.
 */
export function circlesOf({ id, roles, facts }: Pick<SignedInUser, 'id' | 'roles' | 'facts'>): Circles {
  const { customerId, seesAllIssues, executionCompany } = facts;
  const readers = [
    ...articleCirclesOf({ roles }),
    ...(writesArticles({ roles }) ? ['writers'] : []),
    ...declaredCirclesOf({ roles }),
  ];
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
