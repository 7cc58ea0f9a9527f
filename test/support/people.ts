import { Role } from '../../api/vocabulary/role.js';

/** Claims of the people that tests act as; the names follow the demo accounts of the contract. */
export const person = (
  tenant: string,
  name: string,
  realm: string[],
  more: { client?: string[]; customer?: string } = {},
) => ({
  sub: `${tenant}-${name}-subject`,
  preferred_username: `${tenant}-${name}`,
  name: `${name[0]?.toUpperCase()}${name.slice(1)} ${tenant}`,
  email: `${name}@${tenant}.example`,
  locale: 'de-CH',
  azp: `vsd-webapp-${tenant}`,
  realm_access: { roles: realm },
  resource_access: { [`vsd-webapp-${tenant}`]: { roles: more.client ?? [] } },
  ...(more.customer && { customer: [`${tenant}:${more.customer}`] }),
});

const CAPABILITIES = [Role.ManageAnnouncement, Role.ManageCustomer, Role.ManageMasterData, Role.AccessReporting];

export const people = {
  agent: person('alpina', 'agent', [Role.Agent]),
  manager: person('alpina', 'manager', [Role.Agent], { client: CAPABILITIES }),
  executor: person('alpina', 'executor', [Role.Executor]),
  customer: person('alpina', 'customer', [Role.Customer], { customer: 'ACME' }),
  customerAll: person('alpina', 'customerall', [Role.Customer], { customer: 'ACME' }),
  bergbahn: person('alpina', 'bergbahn', [Role.Customer], { customer: 'BERGBAHN' }),
  admin: person('alpina', 'admin', [Role.Admin, Role.Agent]),
  outsider: person('alpina', 'outsider', []),
  /** The machine that brings incoming mails. */
  gateway: person('alpina', 'gateway', [], { client: [Role.DeliverMail] }),
  otherAgent: person('nordwind', 'agent', [Role.Agent]),
  otherManager: person('nordwind', 'manager', [Role.Agent], { client: CAPABILITIES }),
  otherAdmin: person('nordwind', 'admin', [Role.Admin, Role.Agent]),
  otherGateway: person('nordwind', 'gateway', [], { client: [Role.DeliverMail] }),
  otherCustomer: person('nordwind', 'customer', [Role.Customer], { customer: 'ACME' }),
};

export type Person = keyof typeof people;
