import type { IdentityAccount } from './identity-account.js';

/** Prefix of the application's client ids (spec §9); the tenant follows. */
export const CLIENT_PREFIX = 'vsd-webapp-';

/** Role in each client entry of a person: Keycloak leaves out entries without a role. */
export const MEMBER = 'access';

/** Claims of a person, in access and identity tokens alike, shaped as Keycloak does (spec §3, signed-in user). */
export function claimsOf(account: IdentityAccount): Record<string, unknown> {
  const { username, firstname, lastname, email, locale, realmRoles } = account;
  const customers = Object.entries(account.customers).map(([tenant, code]) => `${tenant}:${code}`);
  const name = [firstname, lastname].filter(Boolean).join(' ');
  return {
    preferred_username: username,
    ...(name && { name }),
    ...(firstname && { given_name: firstname }),
    ...(lastname && { family_name: lastname }),
    ...(email && { email, email_verified: true }),
    locale,
    realm_access: { roles: ['default-roles-volta', 'offline_access', 'uma_authorization', ...realmRoles] },
    resource_access: Object.fromEntries(
      Object.entries(account.tenants).map(([tenant, roles]) => [CLIENT_PREFIX + tenant, { roles: [MEMBER, ...roles] }]),
    ),
    ...(customers.length > 0 && { customer: customers }),
  };
}

/** A person as the account endpoint of Keycloak returns them. */
export function profileOf({ id, username, firstname, lastname, email, locale }: IdentityAccount): object {
  return {
    id,
    username,
    ...(firstname && { firstName: firstname }),
    ...(lastname && { lastName: lastname }),
    ...(email && { email }),
    emailVerified: Boolean(email),
    attributes: { locale: [locale] },
  };
}

/** Names of the claims above, for oidc-provider. */
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
