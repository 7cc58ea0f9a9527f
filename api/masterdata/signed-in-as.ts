import { currentTenant, type SignedInUser } from '../platform/tenancy/session.js';
import type { User } from './user.entity.js';

/** A user as they would be signed in now, for work that is done in their name; `customerId` is that of their customer. */
export function signedInAs(user: User, customerId: string | null): SignedInUser {
  const { id, username, name, email, roles, language, customerCode, seesAllIssues, executionCompany, maker } = user;
  const tenant = currentTenant();
  return {
    id,
    username,
    name,
    email,
    roles,
    facts: { customerCode, customerId, seesAllIssues, executionCompany },
    tenant,
    maker,
    subject: user.subject ?? '',
    locale: language,
    tenants: [tenant],
    authenticatedAt: null,
  };
}
