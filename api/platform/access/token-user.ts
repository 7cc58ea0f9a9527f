import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../vocabulary/locale.js';
import { application } from '../application.js';
import { mailAddress } from '../fields/mail-address.js';
import type { SignedInUser } from '../tenancy/session.js';

const ROLE_PREFIX = 'vsd-';
const CLIENT_PREFIX = 'vsd-webapp-';
const CLIENT = /^vsd-webapp-[A-Za-z0-9_-]{1,60}$/;
const LONGEST_TEXT = 200;
/** End of the year 2100; a later second is invalid. */
const LATEST_SECOND = 4_133_980_799;

/** The user by the claims of a token; the tenant's record adds the rest. */
export type TokenUser = Omit<SignedInUser, 'id'>;

/** The texts of a claim with one or several values. */
export const claimTexts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((item): item is string => typeof item === 'string');

/** A claim that the database can store: one line without control characters and lone surrogates. */
export function claimText(value: unknown, longest = LONGEST_TEXT): string | null {
  if (typeof value !== 'string') return null;
  const clean = value
    .toWellFormed()
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, longest);
  return clean === '' ? null : clean;
}

const second = (value: unknown) =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= LATEST_SECOND ? (value as number) : null;

/**
 * The user from the claims of a verified token (spec §3): realm roles beginning with `vsd-`, the roles of the client
 * entry that matches `azp` (otherwise of the first), its name without prefix as the tenant, and the facts of the
 * application.
 */
export function userFromClaims(claims: Record<string, unknown>): TokenUser {
  const access = (claims.resource_access ?? {}) as Record<string, { roles?: unknown }>;
  const clients = Object.keys(access).filter((name) => CLIENT.test(name));
  const client = clients.find((name) => name === claims.azp) ?? clients[0];
  const tenant = client ? client.slice(CLIENT_PREFIX.length) : null;
  const realmRoles = claimTexts((claims.realm_access as { roles?: unknown } | undefined)?.roles);
  const clientRoles = client ? claimTexts(access[client]?.roles) : [];
  const known = (role: string) => role.startsWith(ROLE_PREFIX) || Object.hasOwn(application().roles, role);
  const subject = claims.sub as string;
  const username = claimText(claims.preferred_username) ?? subject;
  return {
    subject,
    username,
    name: claimText(claims.name) ?? username,
    email: mailAddress(claimText(claims.email) ?? '') || null,
    roles: [...new Set([...realmRoles.filter((role) => role.startsWith(ROLE_PREFIX)), ...clientRoles.filter(known)])],
    facts: application().claims(claims, tenant),
    locale: localeOf(claims.locale),
    tenant,
    tenants: clients.map((name) => name.slice(CLIENT_PREFIX.length)),
    authenticatedAt: second(claims.auth_time),
    issuedAt: second(claims.iat),
  };
}

/** 'de', 'de-CH' and 'de_CH' all mean de-CH; an unknown language is the product's default. */
function localeOf(claim: unknown): Locale {
  const language = claimText(claim)?.slice(0, 2).toLowerCase();
  return LOCALES.find((locale) => locale.startsWith(`${language}-`)) ?? DEFAULT_LOCALE;
}
