import { WEBHOOK_RESOURCES } from './developers/webhooks/webhook-events.js';
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

/** Facts that decide which tickets, customers and locations a user reaches (spec §6). */
export interface UserFacts {
  /** Code of the user's customer. */
  readonly customerCode: string | null;
  /** Id of that customer's record. */
  readonly customerId: string | null;
  /** Whether the user sees all tickets of the customer instead of their own alone. */
  readonly seesAllIssues: boolean;
  /** Name of the user's executing company. */
  readonly executionCompany: string | null;
}

/** Facts of a user without customer and executing company, such as an agent. */
export const NO_FACTS: UserFacts = {
  customerCode: null,
  customerId: null,
  seesAllIssues: false,
  executionCompany: null,
};

/** Codes of customers have the technical limit only (spec §5). */
const LONGEST_CODE = 255;

/** Main roles, of which every user of the application needs one (spec §6). */
const MAIN = [Role.Agent, Role.Customer, Role.Executor] as const;

/** A capability of agents; it does not extend the scope of a customer or executor. */
const EXTENDS_AGENT = { beside: [Role.Agent] } as const;

/** The service desk's values for the platform: roles, audiences, claims and names. */
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
    // A role of programs: it counts by itself, so that a mail gateway reads no tickets.
    [Role.DeliverMail]: {},
  },
  audiences: {
    '@users': MAIN,
    '@administrators': [Role.Admin],
    '@keepers': [Role.ManageMasterData, Role.ManageCustomer, Role.ManageAnnouncement],
    '@exporters': [Role.AccessReporting],
  },
  groups: RESOURCE_GROUPS,
  /** The code of the customer is that of the first entry of the claim with the tenant's prefix (spec §3). */
  claims: ({ customer }, tenant) => {
    const entry = claimTexts(customer).find((one) => tenant !== null && one.startsWith(`${tenant}:`));
    return { ...NO_FACTS, customerCode: claimText(entry?.split(':')[1], LONGEST_CODE) };
  },
  webhooks: WEBHOOK_RESOURCES,
  claimNames: ['customer'],
  examples: {
    filter: '{"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}',
    embed: '["customer"]',
    fields: '["identifier","title","custom.key"]',
  },
};
