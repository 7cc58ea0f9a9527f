import KeycloakAdminClient, { NetworkError } from '@keycloak/keycloak-admin-client';
import type { IssuerAddresses } from '../../platform/access/issuer.js';
import { IdentityRefused, IdentityUnavailable, type PasswordCheck } from '../../ports/identity.js';
import { asIdentityError, CALL_MS, failureOf } from './identity-failure.js';

/** Seconds before its end in which a token is no longer used. */
const MARGIN_S = 10;

/** The access to a realm: the admin client with tokens of its service account, and errors of the port. */
export class KeycloakAccess {
  readonly admin: KeycloakAdminClient;
  #token?: { text: string; until: number };

  constructor(
    issuer: string,
    private readonly addresses: () => Promise<IssuerAddresses>,
    private readonly client: string,
    private readonly secret: string,
  ) {
    const [baseUrl, realmName] = issuer.split('/realms/') as [string, string];
    this.admin = new KeycloakAdminClient({ baseUrl, realmName, timeout: CALL_MS });
    this.admin.registerTokenProvider({ getAccessToken: () => this.#accessToken() });
  }

  /** Runs calls of the admin client; `explain` may translate a refusal. */
  async call<T>(
    work: () => Promise<T>,
    explain: (status: number, text: string) => Error | undefined = () => undefined,
  ): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof NetworkError)) throw asIdentityError(error);
      const { status } = error.response;
      const text = JSON.stringify(error.responseData);
      throw explain(status, text) ?? failureOf(status, text);
    }
  }

  /** Checks a password at the tenant's client; the session of the check is closed again. */
  async tryPassword(client: string, username: string, password: string): Promise<PasswordCheck> {
    const form = { client_id: client, username, password, scope: 'openid', grant_type: 'password' };
    const { status, body } = await this.#post('token', form);
    if (status === 200) {
      await this.#post('endSession', { client_id: client, refresh_token: String(body.refresh_token) });
      return 'right';
    }
    if (body.error === 'invalid_grant') return 'wrong';
    throw failureOf(status, JSON.stringify(body));
  }

  async #accessToken(): Promise<string> {
    if (this.#token && this.#token.until > Date.now()) return this.#token.text;
    const form = { grant_type: 'client_credentials', client_id: this.client, client_secret: this.secret };
    const { status, body } = await this.#post('token', form);
    if (status >= 500) throw new IdentityUnavailable(`${status}`);
    if (status !== 200) throw new IdentityRefused(`The client ${this.client} is not let in: ${JSON.stringify(body)}`);
    const text = String(body.access_token);
    this.#token = { text, until: Date.now() + (Number(body.expires_in) - MARGIN_S) * 1000 };
    return text;
  }

  async #post(name: 'token' | 'endSession', form: Record<string, string>) {
    try {
      const answer = await fetch((await this.addresses())[name] as string, {
        method: 'POST',
        body: new URLSearchParams(form),
        signal: AbortSignal.timeout(CALL_MS),
      });
      const text = await answer.text();
      return { status: answer.status, body: (text ? JSON.parse(text) : {}) as Record<string, unknown> };
    } catch (error) {
      throw asIdentityError(error);
    }
  }
}
