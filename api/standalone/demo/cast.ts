import type { Customer } from '../../customers/record/customer.entity.js';
import type { Location } from '../../customers/record/location.entity.js';
import type { AssignmentGroup } from '../../masterdata/assignment-group.entity.js';
import type { PrincipalFacts } from '../../platform/application.js';
import type { SignedInUser } from '../../platform/tenancy/session.js';
import { NO_FACTS } from '../../service-desk.js';
import type { Locale } from '../../vocabulary/locale.js';
import { DEMO_ACCOUNTS, type DemoTenant } from '../accounts.js';
import type { CustomFieldScript } from './custom-field-script.js';
import { demoId } from './ids.js';
import type { CustomerScript, GroupScript, LocationScript, PersonScript } from './tenant-script.js';

/** Somebody who acts in the demonstration. */
export interface Player extends SignedInUser {
  readonly id: string;
  readonly email: string;
  /** Whether they go on working here. */
  readonly active: boolean;
  /** Subject of the tokens, where there is an account. */
  readonly account: string | null;
}

export interface Site {
  readonly script: LocationScript;
  readonly record: Location;
}

export interface Client {
  readonly script: CustomerScript;
  readonly record: Customer;
  readonly sites: readonly Site[];
  readonly contacts: readonly Player[];
}

export interface Team {
  readonly script: GroupScript;
  readonly record: AssignmentGroup;
  readonly members: readonly Player[];
}

/** Everybody and everything that tickets of a tenant refer to. */
export interface Cast {
  readonly players: ReadonlyMap<string, Player>;
  readonly clients: readonly Client[];
  readonly teams: readonly Team[];
  /** Fields that the tenant has added. */
  readonly customFields: readonly CustomFieldScript[];
  /** Ids of the categories by their codes. */
  readonly categories: ReadonlyMap<string, string>;
}

interface Identity {
  username: string;
  name: readonly [string, string];
  email: string;
  locale: Locale;
  roles: readonly string[];
}

function player(
  tenant: DemoTenant,
  { username, name, email, locale, roles }: Identity,
  facts: Partial<PrincipalFacts>,
  more: Partial<Player>,
): Player {
  return {
    id: demoId(`${tenant}/user/${username}`),
    subject: username,
    account: null,
    active: true,
    username,
    name: name.join(' '),
    email,
    locale,
    roles,
    tenant,
    tenants: [tenant],
    facts: { ...NO_FACTS, ...facts },
    authenticatedAt: null,
    ...more,
  };
}

/** Id of a customer's record. */
export const clientId = (tenant: DemoTenant, code: string) => demoId(`${tenant}/customer/${code}`);

/** The people of a tenant: those with demo accounts, found by their subjects, and their colleagues. */
export function playersOf(tenant: DemoTenant, people: readonly PersonScript[]): Player[] {
  const belongsTo = (code: string | null | undefined) =>
    code ? { customerCode: code, customerId: clientId(tenant, code) } : {};
  const accounts = DEMO_ACCOUNTS.filter(({ tenants }) => tenants[tenant]).map((account) => {
    const { id, firstname, lastname, realmRoles, tenants, customer, seesAllIssues, executionCompany } = account;
    const roles = [...realmRoles, ...(tenants[tenant] ?? [])];
    const facts = {
      seesAllIssues: seesAllIssues ?? false,
      executionCompany: executionCompany ?? null,
      ...belongsTo(customer),
    };
    const identity = { ...account, name: [firstname, lastname] as const, roles };
    return player(tenant, identity, facts, { account: id, subject: id, tenants: Object.keys(tenants) });
  });
  const colleagues = people.map(({ customerCode, executionCompany, role, language, active, ...person }) => {
    const identity = { ...person, locale: language ?? 'de-CH', roles: [role] };
    const facts = { executionCompany: executionCompany ?? null, ...belongsTo(customerCode) };
    return player(tenant, identity, facts, { active: active ?? true });
  });
  return [...accounts, ...colleagues];
}
