import type { Customer } from '../../customers/record/customer.entity.js';
import type { Location } from '../../customers/record/location.entity.js';
import type { AssignmentGroup } from '../../masterdata/assignment-group.entity.js';
import type { SignedInUser } from '../../platform/tenancy/session.js';
import { NO_FACTS } from '../../service-desk.js';
import { DEMO_ACCOUNTS, type DemoTenant } from '../accounts.js';
import type { CustomerData, GroupData, LocationData, PersonData } from './data/tenant-data.js';
import { demoId } from './reproducible.js';

/** A user of the demonstration. */
export interface Player extends SignedInUser {
  readonly id: string;
  readonly email: string;
  readonly active: boolean;
  /** Subject of the tokens of their demo account, if they have one. */
  readonly account: string | null;
}

export interface Site {
  readonly data: LocationData;
  readonly record: Location;
  /** Ids of assets by the codes of the categories whose problems concern them. */
  readonly assets: ReadonlyMap<string, string>;
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

/** The records to which the tickets of a tenant refer. */
export interface Cast {
  readonly players: ReadonlyMap<string, Player>;
  readonly clients: readonly Client[];
  readonly teams: readonly Team[];
  /** Ids of the categories by their codes. */
  readonly categories: ReadonlyMap<string, string>;
}

/** Id of a customer's record. */
export const clientId = (tenant: DemoTenant, code: string) => demoId(`${tenant}/customer/${code}`);

/** The users of a tenant: those with demo accounts, and those without. */
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
