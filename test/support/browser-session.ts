import { createHash, randomBytes } from 'node:crypto';

/** The parameters that keycloak-js sends to the authorisation page. */
export interface AuthorisationRequest {
  issuer: string;
  clientId: string;
  redirectUri: string;
  /** Further parameters, or others; `undefined` leaves one out. */
  more?: Record<string, string | undefined>;
}

/** A browser without a screen: follows redirects within one origin, keeps cookies and PKCE verifiers. */
export class BrowserSession {
  readonly #cookies = new Map<string, string>();
  readonly verifier = randomBytes(72).toString('base64url').slice(0, 96);

  /** Sends one request; a redirect is returned without being followed. */
  async request(url: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { redirect: 'manual', ...init, headers: { cookie, ...init.headers } });
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
      if (/expires=Thu, 01 Jan 1970/i.test(line)) this.#cookies.delete(name!);
      else this.#cookies.set(name!, value!);
    }
    return response;
  }

  /** Follows redirects until a page answers or one leads out of `origin`; returns the last answer and its address. */
  async follow(url: string, origin: string, init?: RequestInit): Promise<{ url: string; response: Response }> {
    const response = await this.request(url, init);
    const next = response.headers.get('location');
    if (!next) return { url, response };
    const target = new URL(next, url).href;
    return target.startsWith(origin) ? this.follow(target, origin) : { url: target, response };
  }

  /** Opens the authorisation page as keycloak-js does, with PKCE. */
  async authorise({ issuer, clientId, redirectUri, more = {} }: AuthorisationRequest) {
    const parameters: Record<string, string | undefined> = {
      client_id: clientId,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'openid',
      state: 'state',
      nonce: 'nonce',
      code_challenge: createHash('sha256').update(this.verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...more,
    };
    const given = Object.entries(parameters).filter((entry): entry is [string, string] => entry[1] !== undefined);
    const url = `${issuer}/protocol/openid-connect/auth?${new URLSearchParams(given)}`;
    return this.follow(url, new URL(issuer).origin);
  }

  /** Submits a form of the page at `url`. */
  async submit(url: string, fields: Record<string, string>) {
    return this.follow(url, new URL(url).origin, { method: 'POST', body: new URLSearchParams(fields) });
  }
}
