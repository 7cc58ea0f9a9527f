import { permits } from '../../platform/access/permission.js';
import type { Condition } from '../../platform/resource/condition.js';
import type { SignedInUser } from '../../platform/tenancy/session.js';
import { Role } from '../../vocabulary/role.js';

/** The audiences of articles: the role, its flag, and its circle in the full-text index. */
export const READERS = [
  { role: Role.Agent, flag: 'visibleForAgent', circle: 'desk' },
  { role: Role.Customer, flag: 'visibleForCustomer', circle: 'customers' },
  { role: Role.Executor, flag: 'visibleForExecutor', circle: 'executors' },
] as const;
export type ArticleCircle = (typeof READERS)[number]['circle'];

/** Whether the user may write articles, and see unpublished ones. */
export const writesArticles = ({ roles }: Pick<SignedInUser, 'roles'>) => permits([Role.ManageMasterData], roles);

/** The circles of a user. */
export const articleCirclesOf = ({ roles }: Pick<SignedInUser, 'roles'>): readonly ArticleCircle[] =>
  READERS.filter(({ role }) => roles.includes(role)).map(({ circle }) => circle);

/** The condition for articles published for one of the circles. */
export const publishedFor = (circles: readonly ArticleCircle[]): Condition => ({
  $and: [
    { published: true },
    { $or: READERS.filter(({ circle }) => circles.includes(circle)).map(({ flag }) => ({ [flag]: true })) },
  ],
});
