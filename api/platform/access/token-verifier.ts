import { hash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { createRemoteJWKSet, customFetch, errors, jwtVerify } from 'jose';
import { clock } from '../clock.js';
import { Env } from '../env.js';
import { Problem } from '../http/problem.js';
import { type TokenUser, userFromClaims } from './token-user.js';

/** Clients whose tokens are accepted: web application (with and without tenant), integrations, server sign-in. */
const CLIENTS = /^vsd-(webapp|integration)(-[A-Za-z0-9_-]{1,60})?$/;
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'ES256', 'ES384'];
/** Subject: an id of one line. */
const SUBJECT = /^[\x21-\x7e]{1,255}$/;
const KEYS_UNREACHABLE = ['ECONNREFUSED', 'ENOTFOUND', 'ECONNRESET', 'ETIMEDOUT'];

/** User of a verified token, and its expiry in milliseconds since 1970. */
interface Verified {
  readonly user: TokenUser;
  readonly until: number;
}

const MOST_VERIFIED = 5_000;
const KEYS_FRESH_MS = 600_000;

/** Verifies bearer tokens: signature by the issuer's published keys, issuer, expiry and authorized party (contract). */
@Injectable()
export class TokenVerifier {
  readonly #keys: ReturnType<typeof createRemoteJWKSet>;
  /** Verified tokens by their hash, as long as the issuer's keys are the same. */
  readonly #verified = new Map<string, Verified>();
  /** Time of the last reading of the issuer's keys. */
  keysReadAt?: Date;

  constructor(@Inject(Env) private readonly env: Env) {
    const base = env.VSD_ISSUER_INTERNAL ?? env.VSD_ISSUER;
    // Keys are cached for ten minutes; an unknown key id reads them again, at most every two seconds.
    this.#keys = createRemoteJWKSet(new URL(`${base}/protocol/openid-connect/certs`), {
      cacheMaxAge: KEYS_FRESH_MS,
      cooldownDuration: 2_000,
      timeoutDuration: 5_000,
      [customFetch]: async (address, options) => {
        const answer = await fetch(address, options as RequestInit);
        // The new keys may lack the key of verified tokens.
        this.#verified.clear();
        if (answer.ok) this.keysReadAt = clock.now();
        return answer;
      },
    });
  }

  /** The user of a valid token. Throws 401 for an invalid one, 503 when the issuer's keys cannot be read. */
  async verify(token: string): Promise<TokenUser> {
    const key = hash('sha256', token, 'base64');
    const cached = this.#verified.get(key);
    if (cached && clock.now().getTime() < cached.until) return cached.user;
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
