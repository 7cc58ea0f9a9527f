import type { Customer } from '../../customers/record/customer.entity.js';
import type { Location } from '../../customers/record/location.entity.js';
import type { AssignmentGroup } from '../../masterdata/assignment-group.entity.js';
import type { SignedInUser } from '../../platform/tenancy/session.js';
import { NO_FACTS } from '../../service-desk.js';
import { DEMO_ACCOUNTS, type DemoTenant } from '../accounts.js';
import type { CustomerData, GroupData, LocationData, PersonData } from './data/tenant-data.js';
import { demoId } from './reproducible.js';

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
  readonly data: LocationData;
  readonly record: Location;
}

export interface Client {
  readonly data: CustomerData;
  readonly record: Customer;
  readonly sites: readonly Site[];
  readonly contacts: readonly Player[];
}

export interface Team {
  readonly data: GroupData;
  readonly record: AssignmentGroup;
  readonly members: readonly Player[];
}

/** Everybody and everything that tickets of a tenant refer to. */
export interface Cast {
  readonly players: ReadonlyMap<string, Player>;
  readonly clients: readonly Client[];
  readonly teams: readonly Team[];
  /** Ids of the categories by their codes. */
  readonly categories: ReadonlyMap<string, string>;
}

/** Id of a customer's record. */
export const clientId = (tenant: DemoTenant, code: string) => demoId(`${tenant}/customer/${code}`);

/** The people of a tenant: those with demo accounts, found by their subjects, and their colleagues. */
export function playersOf(tenant: DemoTenant, people: readonly PersonData[]): Player[] {
  const accounts = DEMO_ACCOUNTS.filter(({ tenants }) => tenants[tenant]).map(
    ({ id, locale, tenants, ...account }) => ({
      ...account,
      language: locale,
      roles: [...account.realmRoles, ...(tenants[tenant] ?? [])],
      tenants: Object.keys(tenants),
      account: id,
      active: true,
    }),
  );
  const colleagues = people.map((person) => ({
    ...person,
    roles: [person.role],
    tenants: [tenant],
    account: null,
    seesAllIssues: false,
  }));
  return [...accounts, ...colleagues].map((person) => ({
    id: demoId(`${tenant}/user/${person.username}`),
    subject: person.account ?? person.username,
    account: person.account,
    active: person.active,
    username: person.username,
    name: `${person.firstname} ${person.lastname}`,
    email: person.email,
    locale: person.language,
    roles: person.roles,
    tenant,
    tenants: person.tenants,
    facts: {
      ...NO_FACTS,
      seesAllIssues: person.seesAllIssues ?? false,
      executionCompany: person.executionCompany ?? null,
      ...(person.customer && { customerCode: person.customer, customerId: clientId(tenant, person.customer) }),
    },
    authenticatedAt: null,
  }));
}
