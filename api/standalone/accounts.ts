import type { Locale } from '../vocabulary/locale.js';
import { Role } from '../vocabulary/role.js';

/** The two tenants of the demonstration. */
export const DEMO_TENANTS = ['alpina', 'nordwind'] as const;
export type DemoTenant = (typeof DEMO_TENANTS)[number];

/** Password of every demo account until its owner changes it. */
export const DEMO_PASSWORD = 'demo';

/** A person of the demonstration, for the identity service and for the demo data. */
export interface DemoAccount {
  username: string;
  /** Subject of the tokens; never changes. */
  id: string;
  firstname: string;
  lastname: string;
  email: string;
  locale: Locale;
  realmRoles: Role[];
  /** Capability roles in each tenant the person belongs to. */
  tenants: Partial<Record<DemoTenant, Role[]>>;
  /** Code of the customer the person belongs to, in the person's tenant. */
  customer?: string;
  seesAllIssues?: boolean;
  executionCompany?: string;
}

const CAPABILITIES = [Role.ManageAnnouncement, Role.ManageCustomer, Role.ManageMasterData, Role.AccessReporting];

function account(
  number: number,
  username: string,
  name: [string, string],
  company: string,
  locale: Locale,
  rest: Pick<DemoAccount, 'realmRoles' | 'tenants'> & Partial<DemoAccount>,
): DemoAccount {
  const [firstname, lastname] = name;
  const local = `${firstname}.${lastname}`
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z.]/g, '');
  const id = `7d1c4a52-93b8-4e0f-8a6d-${String(number).padStart(12, '0')}`;
  return { username, id, firstname, lastname, email: `${local}@${company}.example`, locale, ...rest };
}

/** All demo accounts (contract: accounts); the demo data counts on their names and subjects. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  account(1, 'alpina-agent', ['Anna', 'Gerber'], 'alpina', 'de-CH', {
    realmRoles: [Role.Agent],
    tenants: { alpina: [] },
  }),
  account(2, 'alpina-manager', ['Beat', 'Zurbriggen'], 'alpina', 'de-CH', {
    realmRoles: [Role.Agent],
    tenants: { alpina: CAPABILITIES },
  }),
  account(3, 'alpina-executor', ['Marco', 'Steiner'], 'rohr-draht', 'de-CH', {
    realmRoles: [Role.Executor],
    tenants: { alpina: [] },
    executionCompany: 'Rohr & Draht',
  }),
  account(4, 'alpina-customer', ['Sandra', 'Keller'], 'acme', 'de-CH', {
    realmRoles: [Role.Customer],
    tenants: { alpina: [] },
    customer: 'ACME',
  }),
  account(5, 'alpina-customer-all', ['Thomas', 'Brunner'], 'acme', 'de-CH', {
    realmRoles: [Role.Customer],
    tenants: { alpina: [] },
    customer: 'ACME',
    seesAllIssues: true,
  }),
  account(6, 'alpina-bergbahn', ['Élodie', 'Favre'], 'bergbahn', 'fr-CH', {
    realmRoles: [Role.Customer],
    tenants: { alpina: [] },
    customer: 'BERGBAHN',
  }),
  account(7, 'alpina-admin', ['Reto', 'Amstutz'], 'alpina', 'de-CH', {
    realmRoles: [Role.Admin, Role.Agent],
    tenants: { alpina: [] },
  }),
  account(8, 'nordwind-agent', ['Oliver', 'Bennett'], 'nordwind', 'en-CH', {
    realmRoles: [Role.Agent],
    tenants: { nordwind: [] },
  }),
  account(9, 'nordwind-manager', ['Chiara', 'Bernasconi'], 'nordwind', 'it-CH', {
    realmRoles: [Role.Agent],
    tenants: { nordwind: CAPABILITIES },
  }),
  account(10, 'nordwind-customer', ['Lena', 'Hartmann'], 'acme-nord', 'de-CH', {
    realmRoles: [Role.Customer],
    tenants: { nordwind: [] },
    customer: 'ACME',
  }),
  account(11, 'shared-agent', ['Nadia', 'Widmer'], 'volta', 'de-CH', {
    realmRoles: [Role.Agent],
    tenants: { alpina: [], nordwind: [] },
  }),
  account(12, 'outsider', ['Kim', 'Meier'], 'elsewhere', 'de-CH', { realmRoles: [], tenants: {} }),
];

/** The service account of the client `vsd-integration-alpina` (grant `client_credentials`). */
export const DEMO_INTEGRATION: DemoAccount = {
  username: 'service-account-vsd-integration-alpina',
  id: '7d1c4a52-93b8-4e0f-8a6d-000000000100',
  firstname: 'Integration',
  lastname: 'Alpina',
  email: 'integration@alpina.example',
  locale: 'de-CH',
  realmRoles: [Role.Agent],
  tenants: { alpina: [...CAPABILITIES, Role.DeliverMail] },
};
