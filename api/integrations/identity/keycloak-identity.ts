import type UserRepresentation from '@keycloak/keycloak-admin-client/lib/defs/userRepresentation.js';
import type { Issuer } from '../../platform/access/issuer.js';
import { type Env, issuerUrl, publicUrl } from '../../platform/env.js';
import {
  type Account,
  type AccountKey,
  Identity,
  IdentityRefused,
  type KnownAccount,
  type PasswordCheck,
  PasswordRefused,
} from '../../ports/identity.js';
import { asIdentityError } from './identity-failure.js';
import { KeycloakAccess } from './keycloak-access.js';
import { CLIENT_PREFIX, KeycloakRoles, OWNER, personOf, withCustomer } from './keycloak-roles.js';

/** Validity of the link in a mail, in seconds: three days. */
const LINK_S = 259_200;

/** Accounts of a Keycloak realm, by its admin API (docs/configuration.md "Identity service"). */
export class KeycloakIdentity extends Identity {
  readonly #access: KeycloakAccess;
  readonly #roles: KeycloakRoles;
  readonly #application: string;

  constructor(env: Env, issuer: Issuer) {
    super();
    this.#application = publicUrl(env);
    const addresses = () => issuer.addresses();
    this.#access = new KeycloakAccess(issuerUrl(env), addresses, env.VSD_IDENTITY_CLIENT, env.VSD_IDENTITY_SECRET);
    this.#roles = new KeycloakRoles(this.#access.admin);
  }

  find(tenant: string, key: AccountKey): Promise<KnownAccount | null> {
    return this.#access.call(async () => {
      const user = await this.#search(key);
      if (!user?.id || !user.username) return null;
      const { tenants, roles } = await this.#roles.of(user.id, tenant);
      return { id: user.id, username: user.username, owner: user.attributes?.[OWNER]?.[0] ?? null, tenants, roles };
    });
  }

  async create(account: Account): Promise<string> {
    const { users } = this.#access.admin;
    const person = { username: account.username, ...personOf({}, account), enabled: false };
    const { id } = await this.#access.call(() => users.create(withCustomer(person, account)));
    try {
      await this.#access.call(async () => {
        await this.#roles.set(id, account, 'whole');
        // Only a complete account may sign in.
        if (account.active) await users.update({ id }, { ...withCustomer(person, account), enabled: true });
      });
    } catch (error) {
      await this.remove(id).catch(() => undefined);
      throw error instanceof IdentityRefused ? error : asIdentityError(error);
    }
    return id;
  }

  update(id: string, account: Account, extent: 'whole' | 'tenant'): Promise<void> {
    const { users } = this.#access.admin;
    return this.#access.call(async () => {
      const user = await users.findOne({ id });
      if (!user) throw new IdentityRefused('There is no such account');
      const person = extent === 'whole' ? personOf(user, account) : user;
      await users.update({ id }, withCustomer(person, account));
      await this.#roles.set(id, account, extent);
    });
  }

  async setPassword(id: string, password: string, temporary: boolean): Promise<void> {
    const credential = { type: 'password', value: password, temporary };
    await this.#access.call(
      () => this.#access.admin.users.resetPassword({ id, credential }),
      (status, text) => (status === 400 ? new PasswordRefused(text) : undefined),
    );
  }

  /** Has Keycloak send a mail with the link (its realm needs a mail server), which leads back to the application. */
  async passwordLink(id: string, tenant: string): Promise<null> {
    const way = { clientId: CLIENT_PREFIX + tenant, redirectUri: `${this.#application}/`, lifespan: LINK_S };
    await this.#access.call(() =>
      this.#access.admin.users.executeActionsEmail({ id, ...way, actions: ['UPDATE_PASSWORD'] }),
    );
    return null;
  }

  checkPassword(tenant: string, username: string, password: string): Promise<PasswordCheck> {
    return this.#access.tryPassword(CLIENT_PREFIX + tenant, username, password);
  }

  async endSessions(id: string): Promise<void> {
    await this.#access.call(() => this.#access.admin.users.logout({ id }));
  }

  async remove(id: string): Promise<void> {
    const { users } = this.#access.admin;
    await this.#access.call(async () => {
      if (await users.findOne({ id })) await users.del({ id });
    });
  }

  async probe(): Promise<void> {
    await this.#access.call(() => this.#access.admin.users.find({ max: 1 }));
  }

  async #search(key: AccountKey): Promise<UserRepresentation | undefined> {
    const { users } = this.#access.admin;
    if ('id' in key) return users.findOne({ id: key.id });
    const query = 'owner' in key ? { q: `${OWNER}:${key.owner}` } : { ...key, exact: true };
    const [user] = await users.find({ ...query, max: 1 });
    return user;
  }
}
