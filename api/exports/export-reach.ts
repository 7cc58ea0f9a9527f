import type { SignedInUser } from '../platform/tenancy/session.js';

/** What decided over the rows and columns of an export when it was made: the rights of its requester at that moment. */
export interface ExportReach {
  readonly roles: readonly string[];
  /** Of the API token by which it was ordered; null for a person. */
  readonly scopes: readonly string[] | null;
  readonly customerId: string | null;
  readonly seesAllIssues: boolean;
  readonly executionCompany: string | null;
  /** Paths of the resources whose records or titles are in the file; none before it is made. */
  readonly resources: readonly string[];
}

/** The rights of a user as they are kept with an export. */
export const reachOf = ({ roles, scopes, facts }: SignedInUser, resources: readonly string[] = []): ExportReach => {
  const { customerId, seesAllIssues, executionCompany } = facts;
  return { roles, scopes: scopes ?? null, customerId, seesAllIssues, executionCompany, resources };
};

/** The user with the scopes of the API token by which they ordered something; those of a person are not narrowed. */
export const withScopes = (user: SignedInUser, scopes: readonly string[] | null): SignedInUser =>
  scopes ? { ...user, scopes } : user;

/** Whether a user lacks any of the rights that were kept: a role, the customer, the company, or the sight of all tickets. */
export function reachesLess({ roles, facts }: SignedInUser, kept: ExportReach): boolean {
  return (
    kept.roles.some((role) => !roles.includes(role)) ||
    (kept.customerId !== null && kept.customerId !== facts.customerId) ||
    (kept.executionCompany !== null && kept.executionCompany !== facts.executionCompany) ||
    (kept.seesAllIssues && !facts.seesAllIssues)
  );
}
