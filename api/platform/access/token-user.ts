import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../vocabulary/locale.js';
import { application } from '../application.js';
import { mailAddress } from '../fields/mail-address.js';
import { Problem } from '../http/problem.js';
import type { OpenIdMapping } from '../openid.js';
import type { SignedInUser } from '../tenancy/session.js';

const ROLE_PREFIX = 'vsd-';
const CLIENT_PREFIX = 'vsd-webapp-';
const CLIENT = /^vsd-webapp-[A-Za-z0-9_-]{1,60}$/;
const TENANT = /^[A-Za-z0-9_-]{1,60}$/;
/** Subject: an id of one line. */
const SUBJECT = /^[\x21-\x7e]{1,255}$/;
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

type Claims = Readonly<Record<string, unknown>>;

/** Tenant and roles by the claims of a token; `tenants` are all of the user. */
interface ClaimedAccess {
  readonly tenant: string | null;
  readonly tenants: readonly string[];
  readonly roles: readonly string[];
}

/**
 * The user from the claims of a verified token, by the configured mapping or in the form of Keycloak (spec §3). Throws
 * 401 for a subject that is none.
 */
export function userFromClaims(claims: Claims, mapping: OpenIdMapping | null): TokenUser {
  const read = mapping ? standardClaims(claims, mapping) : claims;
  const { tenant, tenants, roles } = mapping ? mappedAccess(claims, mapping) : keycloakAccess(claims);
  const { sub: subject } = read;
  if (typeof subject !== 'string' || !SUBJECT.test(subject)) throw new Problem(401, 'UNAUTHENTICATED');
  const username = claimText(read.preferred_username) ?? subject;
  return {
    subject,
    username,
    name: claimText(read.name) ?? username,
    email: mailAddress(claimText(read.email) ?? '') || null,
    roles: [...new Set(roles)],
    facts: application().claims(mapping ? factClaims(claims, mapping, tenant) : claims, tenant),
    locale: localeOf(read.locale),
    tenant,
    tenants: [...tenants],
    authenticatedAt: second(claims.auth_time),
    issuedAt: second(claims.iat),
  };
}

/**
 * Keycloak's claims: realm roles beginning with `vsd-`, the roles of the client entry that matches `azp` (otherwise of
 * the first), and its name without prefix as the tenant.
 */
function keycloakAccess(claims: Claims): ClaimedAccess {
  const access = (claims.resource_access ?? {}) as Record<string, { roles?: unknown }>;
  const clients = Object.keys(access).filter((name) => CLIENT.test(name));
  const client = clients.find((name) => name === claims.azp) ?? clients[0];
  const realmRoles = claimTexts((claims.realm_access as { roles?: unknown } | undefined)?.roles);
  const clientRoles = client ? claimTexts(access[client]?.roles) : [];
  const isKnown = (role: string) => role.startsWith(ROLE_PREFIX) || Object.hasOwn(application().roles, role);
  return {
    tenant: client ? client.slice(CLIENT_PREFIX.length) : null,
    tenants: clients.map((name) => name.slice(CLIENT_PREFIX.length)),
    roles: [...realmRoles.filter((role) => role.startsWith(ROLE_PREFIX)), ...clientRoles.filter(isKnown)],
  };
}

/** Known roles alone; the tenant of the client, which a configured claim must confirm, or of the claim. */
function mappedAccess(claims: Claims, mapping: OpenIdMapping): ClaimedAccess {
  const { clients, claims: paths, roles, tenants } = mapping;
  const ofClient = clients.get(clientOf(claims, mapping) ?? '') ?? null;
  const named = paths.tenant && valuesAt(claims, paths.tenant).map((value) => tenants.get(value) ?? value);
  const candidates = (named ?? [ofClient]).filter((name) => name && TENANT.test(name));
  const tenant = candidates.find((name) => ofClient === null || name === ofClient) ?? null;
  const given = valuesAt(claims, paths.roles ?? []).map((value) => roles.get(value) ?? value);
  return {
    tenant,
    tenants: tenant ? [tenant] : [],
    roles: given.filter((role) => Object.hasOwn(application().roles, role)),
  };
}

/**
 * The client of a token that was issued for the application, undefined for a token of another one: each named client
 * (`azp`, `appid`, `client_id`) and one of the audiences must be configured.
 */
export function clientOf(claims: Claims, { clients, audience }: OpenIdMapping): string | undefined {
  const audiences = claimTexts(claims.aud);
  const parties = [claims.azp, claims.appid, claims.client_id].filter((value) => value !== undefined);
  if (parties.some((party) => typeof party !== 'string' || !clients.has(party))) return undefined;
  if (!audiences.some((name) => clients.has(name) || audience.includes(name))) return undefined;
  return (parties[0] as string | undefined) ?? audiences.find((name) => clients.has(name));
}

/** The claims under their standard names, from the configured paths. */
function standardClaims(claims: Claims, { claims: paths }: OpenIdMapping): Claims {
  const first = (name: keyof typeof paths) => valuesAt(claims, paths[name] ?? [])[0];
  return {
    sub: first('subject'),
    preferred_username: first('username'),
    name: first('name'),
    email: first('email'),
    locale: first('locale'),
  };
}

/** The texts at paths: a claim of that very name, or one within objects, by its names with dots between them. */
function valuesAt(claims: Claims, paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    if (Object.hasOwn(claims, path)) return claimTexts(claims[path]);
    const within = (node: unknown, name: string) =>
      typeof node === 'object' && node !== null && Object.hasOwn(node, name) ? (node as Claims)[name] : undefined;
    return claimTexts(path.split('.').reduce<unknown>(within, claims));
  });
}

/** The claims with facts of the application; a value without a tenant belongs to that of the token. */
function factClaims(claims: Claims, { claims: paths }: OpenIdMapping, tenant: string | null): Claims {
  const withTenant = (value: string) => (value.includes(':') ? value : `${tenant}:${value}`);
  return Object.fromEntries(
    application().claimNames.map((name) => [name, valuesAt(claims, paths[name] ?? []).map(withTenant)]),
  );
}

/** 'de', 'de-CH' and 'de_CH' all mean de-CH; an unknown language is the product's default. */
function localeOf(claim: unknown): Locale {
  const language = claimText(claim)?.slice(0, 2).toLowerCase();
  return LOCALES.find((locale) => locale.startsWith(`${language}-`)) ?? DEFAULT_LOCALE;
}
