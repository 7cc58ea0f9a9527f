import { newApiToken, tokenHashOf } from '../../api/platform/access/api-token.js';
import { type Client, callerOf, type TestApplication } from './application.js';

/**
 * Callers by API tokens of some users, with any scopes. They are stored past the route, whose limit suits people and not a
 * walk through all operations.
 */
export class ScopedTokens {
  readonly #callers = new Map<string, Client>();

  constructor(private readonly desk: TestApplication) {}

  async of(user: string, scopes: readonly string[]): Promise<Client> {
    const key = `${user} ${[...scopes].sort()}`;
    const made = this.#callers.get(key) ?? callerOf(this.desk.app.getHttpServer(), await this.store(user, scopes));
    this.#callers.set(key, made);
    return made;
  }

  /** The id of a new service account. */
  async account(roles: readonly string[], tenant = 'alpina'): Promise<string> {
    const [{ id }] = await this.desk.rows(
      `insert into "user" (tenant, id, version, created_at, created_by, updated_at, updated_by, username, name, kind,
                           language, roles, active)
       values ($1, gen_random_uuid(), 1, now(), 'Test', now(), 'Test', 'account-' || gen_random_uuid(), 'Account', 'SERVICE',
               'de-CH', $2, true)
       returning id`,
      tenant,
      roles,
    );
    return id;
  }

  /** A new token of a user. */
  async store(user: string, scopes: readonly string[]): Promise<string> {
    const token = newApiToken();
    await this.desk.superuser.query(
      `insert into api_token (tenant, id, version, created_at, created_by, updated_at, updated_by, name, user_id, scopes,
                              expires_at, ending, token_hash)
       select tenant, gen_random_uuid(), 1, now(), 'Test', now(), 'Test', $2, id, $3, now() + interval '1 day', $4, $5
         from "user" where id = $1`,
      [user, `Token ${this.#callers.size}`, scopes, token.slice(-4), tokenHashOf(token)],
    );
    return token;
  }
}
