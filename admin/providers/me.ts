/** What the user may do with one resource. */
export interface Can {
  list: boolean;
  create: boolean;
  update: boolean;
  delete: boolean;
}

/** The signed-in user (spec §3), as `GET services/v1/me` answers. */
export interface Me {
  id: string;
  username: string;
  name: string;
  email?: string | null;
  roles: string[];
  customerCode: string | null;
  locale: string | null;
  tenant: string;
  /** Name of the tenant to be shown; absent where the server does not tell it. */
  tenantName?: string;
  tenants: string[];
  seesAllIssues: boolean;
  customer: { id: string; name: string } | null;
  executionCompany: string | null;
  /** By API path of the resource. */
  can: Record<string, Partial<Can>>;
  preferences: Record<string, unknown>;
}

/** A password can be changed only by users of a customer (spec §6). */
export const mayChangePassword = ({ customerCode }: Pick<Me, 'customerCode'>) => Boolean(customerCode?.trim());
