import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../vocabulary/locale.js';
import { Role } from '../../vocabulary/role.js';
import type { SignedInUser } from '../tenancy/session.js';

const ROLE_PREFIX = 'vsd-';
const CLIENT_PREFIX = 'vsd-webapp-';
const CAPABILITIES: readonly string[] = [
  Role.ManageAnnouncement,
  Role.ManageCustomer,
  Role.ManageMasterData,
  Role.AccessReporting,
];

/** What the token says of the user; the tenant's own records add the rest. */
export type TokenUser = Omit<SignedInUser, 'id' | 'customerId' | 'seesAllIssues' | 'executionCompany'>;

const texts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((item): item is string => typeof item === 'string');

const text = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : null);

/**
 * Builds the signed-in user from the claims of a verified token (spec §3): realm roles beginning with `vsd-`, the roles
 * of the client entry that matches `azp` (otherwise of the first), its name without prefix as the tenant, and the
 * customer code from the claim's first entry beginning with `tenant + ':'`.
 */
export function userFromClaims(claims: Record<string, unknown>): TokenUser {
  const access = (claims.resource_access ?? {}) as Record<string, { roles?: unknown }>;
  const clients = Object.keys(access).filter((name) => name.startsWith(CLIENT_PREFIX) && name !== CLIENT_PREFIX);
  const client = clients.find((name) => name === claims.azp) ?? clients[0];
  const tenant = client ? client.slice(CLIENT_PREFIX.length) : null;
  const realmRoles = texts((claims.realm_access as { roles?: unknown } | undefined)?.roles);
  const clientRoles = client ? texts(access[client]?.roles) : [];
  const known = (role: string) => role.startsWith(ROLE_PREFIX) || CAPABILITIES.includes(role);
  const username = text(claims.preferred_username) ?? text(claims.sub) ?? '';
  return {
    subject: text(claims.sub) ?? username,
    username,
    name: text(claims.name) ?? username,
    email: text(claims.email)?.toLowerCase() ?? null,
    roles: [...new Set([...realmRoles.filter((role) => role.startsWith(ROLE_PREFIX)), ...clientRoles.filter(known)])],
    customerCode: tenant === null ? null : customerCode(texts(claims.customer), tenant),
    locale: localeOf(claims.locale),
    tenant,
    tenants: clients.map((name) => name.slice(CLIENT_PREFIX.length)),
    authenticatedAt: typeof claims.auth_time === 'number' ? claims.auth_time : null,
  };
}

function customerCode(claim: readonly string[], tenant: string): string | null {
  const entry = claim.find((one) => one.startsWith(`${tenant}:`));
  return text(entry?.split(':')[1]);
}

/** 'de', 'de-CH' and 'de_CH' all mean de-CH; an unknown language is the product's default. */
function localeOf(claim: unknown): Locale {
  const language = text(claim)?.slice(0, 2).toLowerCase();
  return LOCALES.find((locale) => locale.startsWith(`${language}-`)) ?? DEFAULT_LOCALE;
}
