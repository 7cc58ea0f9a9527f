import { claimText, claimTexts } from './platform/access/token-user.js';
import type { Application } from './platform/application.js';
import { type ResourceGroup as Group, RESOURCE_GROUPS } from './vocabulary/master-data.js';
import { Role } from './vocabulary/role.js';

declare module './platform/application.js' {
  interface ApplicationTypes {
    role: Role;
    group: Group;
    facts: UserFacts;
  }
}

/** What decides which tickets, customers and locations a user reaches (spec §6). */
export interface UserFacts {
  /** Code of the customer to whom they belong. */
  readonly customerCode: string | null;
  /** Id of that customer's record. */
  readonly customerId: string | null;
  /** Sees all tickets entered for the customer, not their own alone. */
  readonly seesAllIssues: boolean;
  /** Name of the executing company for which they work. */
  readonly executionCompany: string | null;
}

/** Those of a user who belongs to no customer and works for no executing company, as agents do. */
export const NO_FACTS: UserFacts = {
  customerCode: null,
  customerId: null,
  seesAllIssues: false,
  executionCompany: null,
};

/** Codes of customers have no bound but the technical one (spec §5). */
const LONGEST_CODE = 255;

/** Without one of these a user has no business in the application, whatever else they are (spec §6). */
const MAIN = [Role.Agent, Role.Customer, Role.Executor] as const;

/** A capability that extends an agent; for a customer or executor it opens no more than their own scope. */
const EXTENDS_AGENT = { beside: [Role.Agent] } as const;

/** What the platform is told of the service desk: who its people are, and what it calls itself. */
export const serviceDesk: Application = {
  name: 'Volta Service Desk',
  base: '/volta-service-desk',
  description:
    'Tickets, incidents, orders and changes of several tenants. Every answer belongs to the tenant of the token.',
  // Domain "Permissions": reporting counts by itself, since customers and executors may hold it as well.
  roles: {
    [Role.Customer]: {},
    [Role.Agent]: {},
    [Role.Executor]: {},
    [Role.Admin]: { beside: MAIN },
    [Role.ManageAnnouncement]: EXTENDS_AGENT,
    [Role.ManageCustomer]: EXTENDS_AGENT,
    [Role.ManageMasterData]: EXTENDS_AGENT,
    [Role.AccessReporting]: {},
    // A machine's: by itself, so that a gateway needs no role by which tickets are read.
    [Role.DeliverMail]: {},
  },
  audiences: {
    '@users': MAIN,
    '@administrators': [Role.Admin],
    '@keepers': [Role.ManageMasterData, Role.ManageCustomer, Role.ManageAnnouncement],
    '@exporters': [Role.AccessReporting],
  },
  groups: RESOURCE_GROUPS,
  /** The customer's code is that of the claim's first entry beginning with `tenant + ':'` (spec §3). */
  claims: ({ customer }, tenant) => {
    const entry = claimTexts(customer).find((one) => tenant !== null && one.startsWith(`${tenant}:`));
    return { ...NO_FACTS, customerCode: claimText(entry?.split(':')[1], LONGEST_CODE) };
  },
  examples: {
    filter: '{"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}',
    embed: '["customer"]',
    fields: '["identifier","title","custom.key"]',
  },
};
