import { type Env, issuerUrl } from '../../platform/env.js';
import {
  type Account,
  type AccountKey,
  Identity,
  type KnownAccount,
  type PasswordCheck,
  type PasswordLink,
  PasswordRefused,
} from '../../ports/identity.js';
import { asIdentityError, CALL_MS, failureOf } from './identity-failure.js';

/** Accounts of the identity service of `npm start`, by its own API. */
export class EmbeddedIdentity extends Identity {
  readonly #base: string;
  readonly #secret: string;

  constructor(env: Env) {
    super();
    this.#base = `${issuerUrl(env)}/accounts`;
    this.#secret = env.VSD_IDENTITY_SECRET;
  }

  find(tenant: string, key: AccountKey): Promise<KnownAccount | null> {
    return this.#call('GET', `?${new URLSearchParams({ tenant, ...key })}`);
  }

  async create(account: Account): Promise<string> {
    return (await this.#call<{ id: string }>('POST', '', account)).id;
  }

  async update(id: string, account: Account, extent: 'whole' | 'tenant'): Promise<void> {
    await this.#call('PUT', `/${id}`, { account, extent });
  }

  async setPassword(id: string, password: string, temporary: boolean): Promise<void> {
    await this.#call('PUT', `/${id}/password`, { password, temporary });
  }

  async passwordLink(id: string): Promise<PasswordLink> {
    const { url, until } = await this.#call<{ url: string; until: number }>('POST', `/${id}/link`);
    return { url, until: new Date(until) };
  }

  checkPassword(_tenant: string, username: string, password: string): Promise<PasswordCheck> {
    return this.#call('POST', '/check', { username, password });
  }

  async endSessions(id: string): Promise<void> {
    await this.#call('DELETE', `/${id}/sessions`);
  }

  async remove(id: string): Promise<void> {
    await this.#call('DELETE', `/${id}`);
  }

  async probe(): Promise<void> {
    await this.#call('GET', '');
  }

  async #call<T>(method: string, path: string, body?: object): Promise<T> {
    try {
      const answer = await fetch(this.#base + path, {
        method,
        headers: { authorization: `Bearer ${this.#secret}`, 'content-type': 'application/json' },
        body: body && JSON.stringify(body),
        signal: AbortSignal.timeout(CALL_MS),
      });
      const text = await answer.text();
      if (answer.status === 422) throw new PasswordRefused(text);
      if (!answer.ok) throw failureOf(answer.status, text);
      return (text ? JSON.parse(text) : undefined) as T;
    } catch (error) {
      throw asIdentityError(error);
    }
  }
}
