import type KeycloakAdminClient from '@keycloak/keycloak-admin-client';
import type UserRepresentation from '@keycloak/keycloak-admin-client/lib/defs/userRepresentation.js';
import { type Account, IdentityRefused } from '../../ports/identity.js';

/** The prefix of tenants' client ids (spec §9). */
export const CLIENT_PREFIX = 'vsd-webapp-';
/** The attribute with the user record of an account, which the realm's user profile must allow. */
export const OWNER = 'vsd-user';
const CUSTOMER = 'customer';
const MAIN = 'vsd-';
/** The role of a tenant's member without a capability. */
const MEMBER = 'access';

type Role = { id: string; name: string };

/** Assigns main roles (realm roles) and capabilities (roles of the tenant's client) to users of a realm. */
export class KeycloakRoles {
  constructor(private readonly admin: KeycloakAdminClient) {}

  /** Tenants of a user, and the user's roles in one of them. */
  async of(id: string, tenant: string): Promise<{ tenants: string[]; roles: string[] }> {
    const { realmMappings = [], clientMappings = {} } = await this.admin.users.listRoleMappings({ id });
    const clients = Object.keys(clientMappings).filter((name) => name.startsWith(CLIENT_PREFIX));
    const own = (clientMappings[CLIENT_PREFIX + tenant]?.mappings ?? []) as Role[];
    const main = (realmMappings as Role[]).map(({ name }) => name).filter((name) => name.startsWith(MAIN));
    return {
      tenants: clients.map((name) => name.slice(CLIENT_PREFIX.length)),
      roles: [...main, ...own.map(({ name }) => name).filter((name) => name !== MEMBER)],
    };
  }

  /** Sets the roles of an account; the extent `tenant` keeps the main roles, which count in all tenants. */
  async set(id: string, { tenant, roles, active }: Account, extent: 'whole' | 'tenant'): Promise<void> {
    const { users, clients } = this.admin;
    const isMain = (name: string) => name.startsWith(MAIN);
    const [client] = await clients.find({ clientId: CLIENT_PREFIX + tenant });
    if (!client?.id) throw new IdentityRefused(`There is no client ${CLIENT_PREFIX}${tenant}`);
    const clientUniqueId = client.id;
    if (extent === 'whole') {
      const realm = await this.admin.roles.find();
      const { add, remove } = differences(
        realm.filter(({ name = '' }) => isMain(name)) as Role[],
        (await users.listRealmRoleMappings({ id })) as Role[],
        roles.filter(isMain),
      );
      if (add.length > 0) await users.addRealmRoleMappings({ id, roles: add });
      if (remove.length > 0) await users.delRealmRoleMappings({ id, roles: remove });
    }
    const capabilities = [MEMBER, ...roles.filter((role) => !isMain(role))];
    const { add, remove } = differences(
      (await clients.listRoles({ id: clientUniqueId })) as Role[],
      (await users.listClientRoleMappings({ id, clientUniqueId })) as Role[],
      extent === 'tenant' && !active ? [] : capabilities,
    );
    if (add.length > 0) await users.addClientRoleMappings({ id, clientUniqueId, roles: add });
    if (remove.length > 0) await users.delClientRoleMappings({ id, clientUniqueId, roles: remove });
  }
}

/** The roles to add and to remove, so that of the offered roles the user has exactly the wanted ones. */
function differences(offered: readonly Role[], given: readonly Role[], wanted: readonly string[]) {
  const missing = wanted.find((name) => !offered.some((role) => role.name === name));
  if (missing) throw new IdentityRefused(`There is no role ${missing}`);
  const has = (name: string) => given.some((role) => role.name === name);
  return {
    add: offered.filter(({ name }) => wanted.includes(name) && !has(name)),
    remove: offered.filter(({ name }) => !wanted.includes(name) && has(name)),
  };
}

/** The Keycloak user with the personal data of an account. */
export function personOf(user: UserRepresentation, account: Account): UserRepresentation {
  return {
    ...user,
    firstName: account.firstname ?? '',
    lastName: account.lastname ?? '',
    email: account.email ?? '',
    enabled: account.active,
    attributes: { ...user.attributes, locale: [account.locale], [OWNER]: [account.owner] },
  };
}

/** Sets the tenant's entry in the customer claim; the entries of other tenants stay. */
export function withCustomer(user: UserRepresentation, { tenant, customerCode }: Account): UserRepresentation {
  const others = ((user.attributes?.[CUSTOMER] ?? []) as string[]).filter((entry) => !entry.startsWith(`${tenant}:`));
  const customer = customerCode ? [...others, `${tenant}:${customerCode}`] : others;
  return { ...user, attributes: { ...user.attributes, [CUSTOMER]: customer } };
}
