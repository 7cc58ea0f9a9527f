/**
 * Claims of a token that the configuration may name besides those of the application, each by one path or several, such
 * as `realm_access.roles`.
 */
export const CLAIMS: readonly string[] = ['subject', 'username', 'name', 'email', 'locale', 'roles', 'tenant'];

const KEYS = ['clients', 'audience', 'scope', 'claims', 'roles', 'tenants'];
const DEFAULT_CLAIMS: Readonly<Record<string, readonly string[]>> = {
  subject: ['sub'],
  username: ['preferred_username'],
  name: ['name'],
  email: ['email'],
  locale: ['locale'],
  roles: ['roles'],
};
const TENANT = /^[A-Za-z0-9_-]{1,60}$/;

/** How tokens of an OpenID provider with claims of its own are read (docs/identity.md). */
export interface OpenIdMapping {
  /** Client ids whose tokens are accepted, with the tenant of each; null where a claim names the tenant. */
  readonly clients: ReadonlyMap<string, string | null>;
  /** Further audiences of accepted tokens, beside the client ids. */
  readonly audience: readonly string[];
  /** Scopes that the application requests at the sign-in. */
  readonly scope: string;
  /** Paths of each claim by its name. */
  readonly claims: Readonly<Record<string, readonly string[]>>;
  /** Roles of the application by the names or ids of the provider's roles and groups. */
  readonly roles: ReadonlyMap<string, string>;
  /** Tenants by values of the tenant's claim. */
  readonly tenants: ReadonlyMap<string, string>;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/**
 * Reads the mapping of `VSD_OPENID`; null for an empty text, which stands for Keycloak's claims. Throws an Error that
 * names the wrong part.
 */
export function readOpenIdMapping(text: string): OpenIdMapping | null {
  if (text.trim() === '') return null;
  const given = entriesOf(parsed(text), 'the value', () => true) as ReadonlyMap<string, unknown>;
  const stray = [...given.keys()].find((key) => !KEYS.includes(key));
  if (stray) throw new Error(`"${stray}" is no part of it; the parts are ${KEYS.join(', ')}`);
  const isTenant = (value: unknown) => isText(value) && TENANT.test(value);
  const clients = entriesOf(given.get('clients'), 'clients', (value) => value === null || isTenant(value));
  if (clients.size === 0) throw new Error('clients must name at least one client id, with its tenant or null');
  const claims = entriesOf(given.get('claims') ?? {}, 'claims', (value) => textsOf(value) !== undefined);
  if ([...clients.values()].includes(null) && !claims.has('tenant')) {
    throw new Error('a client without a tenant needs claims.tenant');
  }
  const audience = textsOf(given.get('audience') ?? []);
  if (!audience) throw new Error('audience must be a text or a list of texts');
  const scope = given.get('scope') ?? 'openid profile email';
  if (!isText(scope)) throw new Error('scope must be a text');
  const paths = [...claims].map(([name, value]) => [name, textsOf(value)]);
  return {
    clients: clients as ReadonlyMap<string, string | null>,
    audience,
    scope,
    claims: { ...DEFAULT_CLAIMS, ...Object.fromEntries(paths) },
    roles: entriesOf(given.get('roles') ?? {}, 'roles', isText) as ReadonlyMap<string, string>,
    tenants: entriesOf(given.get('tenants') ?? {}, 'tenants', isTenant) as ReadonlyMap<string, string>,
  };
}

/**
 * The client id of the application for a tenant, by which its users sign in: of several ones the first. Without a
 * mapping it follows from the tenant's name (spec §7).
 */
export function clientOfTenant(mapping: OpenIdMapping | null, tenant: string | null): string {
  if (!mapping) return tenant ? `vsd-webapp-${tenant}` : 'vsd-webapp';
  const clients = [...mapping.clients];
  const own = clients.find(([, name]) => name === tenant) ?? clients.find(([, name]) => name === null) ?? clients[0];
  return (own as [string, string | null])[0];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('it is no JSON');
  }
}

function entriesOf(value: unknown, name: string, isValid: (value: unknown) => boolean): ReadonlyMap<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error(`${name} must be an object`);
  const wrong = Object.entries(value).find(([, content]) => !isValid(content));
  if (wrong) throw new Error(`${name}: the value of "${wrong[0]}" is wrong`);
  return new Map(Object.entries(value));
}

function textsOf(value: unknown): string[] | undefined {
  const texts = Array.isArray(value) ? value : [value];
  return texts.every(isText) ? texts : undefined;
}
