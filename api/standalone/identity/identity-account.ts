import type { Account } from '../../ports/identity.js';
import type { Locale } from '../../vocabulary/locale.js';
import type { DemoAccount } from '../accounts.js';

/** An account as the embedded service stores it. */
export interface IdentityAccount {
  readonly id: string;
  readonly username: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string | null;
  readonly locale: Locale;
  readonly realmRoles: readonly string[];
  /** Capability roles in each tenant the person belongs to. */
  readonly tenants: Readonly<Record<string, readonly string[]>>;
  /** Code of the customer the person belongs to, by tenant. */
  readonly customers: Readonly<Record<string, string>>;
  readonly enabled: boolean;
  /** Record for which the account was made. */
  readonly owner?: string;
  readonly isDemo: boolean;
}

/** A demo account with all fields. */
export function demoIdentity(account: DemoAccount): IdentityAccount {
  const { customer, tenants, id, username, firstname, lastname, email, locale, realmRoles } = account;
  const customers = customer ? Object.fromEntries(Object.keys(tenants).map((tenant) => [tenant, customer])) : {};
  const person = { id, username, firstname, lastname, email, locale, realmRoles };
  return { ...person, tenants: { ...tenants }, customers, enabled: true, isDemo: true };
}

const main = (roles: readonly string[]) => roles.filter((role) => role.startsWith('vsd-'));
const capabilities = (roles: readonly string[]) => roles.filter((role) => !role.startsWith('vsd-'));

/** A new account. */
export function newAccount(account: Account, id: string): IdentityAccount {
  const { username } = account;
  const empty = { id, username, firstname: '', lastname: '', email: null, locale: account.locale, realmRoles: [] };
  return changedAccount({ ...empty, tenants: {}, customers: {}, enabled: true, isDemo: false }, account, 'whole');
}

/** The changed account: all its fields, or only those of the tenant. */
export function changedAccount(account: IdentityAccount, wanted: Account, extent: 'whole' | 'tenant'): IdentityAccount {
  const { tenant, owner, roles, customerCode, active, firstname, lastname, email, locale } = wanted;
  const { [tenant]: _removed, ...otherTenants } = account.tenants;
  const { [tenant]: _former, ...otherCustomers } = account.customers;
  const membership = {
    tenants: extent === 'tenant' && !active ? otherTenants : { ...otherTenants, [tenant]: capabilities(roles) },
    customers: customerCode ? { ...otherCustomers, [tenant]: customerCode } : otherCustomers,
  };
  if (extent === 'tenant') return { ...account, ...membership };
  const person = { firstname: firstname ?? '', lastname: lastname ?? '', email, locale, realmRoles: main(roles) };
  return { ...account, ...person, ...membership, owner, enabled: active };
}
