import type { SignedInUser } from '../platform/tenancy/session.js';

/** The rights of the owner when an export was written, which determined its rows and columns. */
export interface ExportReach {
  readonly roles: readonly string[];
  /** Scopes of the API token that ordered it; null for a person. */
  readonly scopes: readonly string[] | null;
  readonly customerId: string | null;
  readonly seesAllIssues: boolean;
  readonly executionCompany: string | null;
  /** Paths of the resources whose records or titles are in the file; empty before it is written. */
  readonly resources: readonly string[];
}

/** The rights of a user in the form that is stored with an export. */
export const reachOf = ({ roles, scopes, facts }: SignedInUser, resources: readonly string[] = []): ExportReach => {
  const { customerId, seesAllIssues, executionCompany } = facts;
  return { roles, scopes: scopes ?? null, customerId, seesAllIssues, executionCompany, resources };
};

/** The user with the scopes of the API token of their order; a person has no scopes. */
export const withScopes = (user: SignedInUser, scopes: readonly string[] | null): SignedInUser =>
  scopes ? { ...user, scopes } : user;

/** Whether a user lacks any of the stored rights: a role, the customer, the company, or the sight of all tickets. */
export function reachesLess({ roles, facts }: SignedInUser, kept: ExportReach): boolean {
  return (
    kept.roles.some((role) => !roles.includes(role)) ||
    (kept.customerId !== null && kept.customerId !== facts.customerId) ||
    (kept.executionCompany !== null && kept.executionCompany !== facts.executionCompany) ||
    (kept.seesAllIssues && !facts.seesAllIssues)
  );
}
