import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Logger } from 'nestjs-pino';
import { Env } from '../env.js';
import { Problem } from '../http/problem.js';

/** Addresses of an identity service (OpenID Connect Discovery 1.0 §3); the API calls `keys`, `token` and `endSession`. */
export interface IssuerAddresses {
  readonly authorize: string;
  /** Null where the service has no page to sign out. */
  readonly logout: string | null;
  readonly token: string;
  /** As the API reaches the page to sign out. */
  readonly endSession: string | null;
  readonly keys: string;
}

const ANSWER_MS = 5_000;

const withoutSlash = (address: string) => address.replace(/\/$/, '');

/** Address of the issuer's own description, as the API reaches it. */
export const discoveryAddress = ({ VSD_ISSUER, VSD_ISSUER_INTERNAL }: Env): string =>
  `${withoutSlash(VSD_ISSUER_INTERNAL ?? VSD_ISSUER)}/.well-known/openid-configuration`;

/** The issuer's addresses, read once from its own description when they are first needed. */
@Injectable()
export class Issuer implements OnApplicationBootstrap {
  #reading?: Promise<IssuerAddresses>;
  #origins: readonly string[];

  constructor(
    @Inject(Env) private readonly env: Env,
    private readonly logger: Logger,
  ) {
    this.#origins = [new URL(env.VSD_ISSUER).origin];
  }

  /** Reads the description early; a failure is repeated with the first use. */
  onApplicationBootstrap(): void {
    void this.addresses().catch(() => undefined);
  }

  /** Throws 503 while the description cannot be read. */
  addresses(): Promise<IssuerAddresses> {
    this.#reading ??= this.#read().catch((error: Error) => {
      this.#reading = undefined;
      this.logger.error({ issuer: this.env.VSD_ISSUER, error: error.message }, 'identity service without description');
      throw new Problem(503, 'UNAVAILABLE');
    });
    return this.#reading;
  }

  /** The origins of the pages and endpoints that browsers open, as far as they are known. */
  origins(): readonly string[] {
    return this.#origins;
  }

  async #read(): Promise<IssuerAddresses> {
    const answer = await fetch(discoveryAddress(this.env), { signal: AbortSignal.timeout(ANSWER_MS) });
    if (!answer.ok) throw new Error(`it answers ${answer.status}`);
    const described = (await answer.json()) as Record<string, string | undefined>;
    const { VSD_ISSUER } = this.env;
    if (described.issuer !== VSD_ISSUER) throw new Error(`it names itself "${described.issuer}"`);
    const [front, back] = [withoutSlash(VSD_ISSUER), withoutSlash(this.env.VSD_ISSUER_INTERNAL ?? VSD_ISSUER)];
    const moved = (name: string, from: string, to: string): string => {
      const address = described[name];
      if (!address) throw new Error(`its description lacks ${name}`);
      return address.startsWith(`${from}/`) ? to + address.slice(from.length) : address;
    };
    const addresses = {
      authorize: moved('authorization_endpoint', back, front),
      logout: described.end_session_endpoint ? moved('end_session_endpoint', back, front) : null,
      endSession: described.end_session_endpoint ? moved('end_session_endpoint', front, back) : null,
      token: moved('token_endpoint', front, back),
      keys: moved('jwks_uri', front, back),
    };
    const forBrowsers = [VSD_ISSUER, addresses.authorize, addresses.logout, moved('token_endpoint', back, front)];
    this.#origins = [...new Set(forBrowsers.flatMap((address) => (address ? [new URL(address).origin] : [])))];
    return addresses;
  }
}
