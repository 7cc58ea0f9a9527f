import { hash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { createRemoteJWKSet, customFetch, errors, jwtVerify } from 'jose';
import { clock } from '../clock.js';
import { Env } from '../env.js';
import { Problem } from '../http/problem.js';
import { type TokenUser, userFromClaims } from './token-user.js';

/** Clients whose tokens are taken: the web application's, with and without tenant, integrations and server sign-in. */
const CLIENTS = /^vsd-(webapp|integration)(-[A-Za-z0-9_-]{1,60})?$/;
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'ES256', 'ES384'];
/** Who the token speaks of: any id that stands in one line. */
const SUBJECT = /^[\x21-\x7e]{1,255}$/;
const KEYS_UNREACHABLE = ['ECONNREFUSED', 'ENOTFOUND', 'ECONNRESET', 'ETIMEDOUT'];

/** Whom a verified token speaks of, and when it expires, in milliseconds since 1970. */
interface Verified {
  readonly user: TokenUser;
  readonly until: number;
}

const MOST_VERIFIED = 5_000;
const KEYS_FRESH_MS = 600_000;

/** Checks bearer tokens: signature by the issuer's published keys, issuer, expiry and authorized party (contract). */
@Injectable()
export class TokenVerifier {
  readonly #keys: ReturnType<typeof createRemoteJWKSet>;
  /** Tokens by their hash: a signature is checked once, as long as the issuer's keys are the same. */
  readonly #verified = new Map<string, Verified>();
  /** When the issuer's keys were last read. */
  keysReadAt?: Date;

  constructor(@Inject(Env) private readonly env: Env) {
    const base = env.VSD_ISSUER_INTERNAL ?? env.VSD_ISSUER;
    // Keys are kept for ten minutes; an unknown key id asks again at once, but not more often than every two seconds.
    this.#keys = createRemoteJWKSet(new URL(`${base}/protocol/openid-connect/certs`), {
      cacheMaxAge: KEYS_FRESH_MS,
      cooldownDuration: 2_000,
      timeoutDuration: 5_000,
      [customFetch]: async (address, options) => {
        const answer = await fetch(address, options as RequestInit);
        // The key of what was verified before may be among them no longer.
        this.#verified.clear();
        if (answer.ok) this.keysReadAt = clock.now();
        return answer;
      },
    });
  }

  /** The user of a valid token. Throws 401 for a token that is not, 503 when the issuer's keys cannot be read. */
  async verify(token: string): Promise<TokenUser> {
    const key = hash('sha256', token, 'base64');
    const known = this.#verified.get(key);
    if (known && clock.now().getTime() < known.until) return known.user;
    const verified = await this.#verify(token);
    if (this.#verified.size >= MOST_VERIFIED) this.#verified.clear();
    this.#verified.set(key, verified);
    return verified.user;
  }

  async #verify(token: string): Promise<Verified> {
    try {
      const { payload } = await jwtVerify(token, this.#keys, {
        issuer: this.env.VSD_ISSUER,
        algorithms: ALGORITHMS,
        requiredClaims: ['exp', 'sub'],
        clockTolerance: 5,
      });
      const azp = payload.azp;
      if (typeof azp !== 'string' || !(CLIENTS.test(azp) || azp === this.env.VSD_SESSION_CLIENT)) {
        throw new Problem(401, 'UNAUTHENTICATED');
      }
      if (!SUBJECT.test(payload.sub ?? '')) throw new Problem(401, 'UNAUTHENTICATED');
      if (payload.typ !== undefined && payload.typ !== 'Bearer') throw new Problem(401, 'UNAUTHENTICATED');
      const freshUntil = clock.now().getTime() + KEYS_FRESH_MS;
      return { user: userFromClaims(payload), until: Math.min((payload.exp as number) * 1_000, freshUntil) };
    } catch (error) {
      throw this.#explain(error);
    }
  }

  #explain(error: unknown): unknown {
    if (error instanceof Problem) return error;
    if (error instanceof errors.JWTExpired) return new Problem(401, 'SESSION_EXPIRED');
    const cause = (error as { cause?: { code?: string } }).cause?.code ?? (error as { code?: string }).code ?? '';
    if (error instanceof errors.JWKSTimeout || KEYS_UNREACHABLE.includes(cause)) {
      return new Problem(503, 'UNAVAILABLE');
    }
    return new Problem(401, 'UNAUTHENTICATED');
  }
}
