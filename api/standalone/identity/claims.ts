import type { DemoAccount } from '../accounts.js';

/** What every client id of the application begins with (spec §9); the tenant follows. */
export const CLIENT_PREFIX = 'vsd-webapp-';

/** Role that stands in each of a person's client entries: Keycloak leaves out entries without a role. */
export const MEMBER = 'access';

/** Claims of a person, in access and identity tokens alike, shaped as Keycloak does (spec §3, signed-in user). */
export function claimsOf(account: DemoAccount): Record<string, unknown> {
  const tenants = Object.entries(account.tenants);
  return {
    preferred_username: account.username,
    name: `${account.firstname} ${account.lastname}`,
    given_name: account.firstname,
    family_name: account.lastname,
    email: account.email,
    email_verified: true,
    locale: account.locale,
    realm_access: { roles: ['default-roles-volta', 'offline_access', 'uma_authorization', ...account.realmRoles] },
    resource_access: Object.fromEntries(
      tenants.map(([tenant, roles]) => [CLIENT_PREFIX + tenant, { roles: [MEMBER, ...roles] }]),
    ),
    ...(account.customer ? { customer: tenants.map(([tenant]) => `${tenant}:${account.customer}`) } : {}),
  };
}

/** Names of the claims above, as oidc-provider wants to know them. */
export const CLAIM_NAMES = [
  'sub',
  'preferred_username',
  'name',
  'given_name',
  'family_name',
  'email',
  'email_verified',
  'locale',
  'realm_access',
  'resource_access',
  'customer',
];
