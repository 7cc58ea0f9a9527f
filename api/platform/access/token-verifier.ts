import { hash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { createRemoteJWKSet, customFetch, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { application } from '../application.js';
import { clock } from '../clock.js';
import { Env } from '../env.js';
import { Problem } from '../http/problem.js';
import { CLAIMS, type OpenIdMapping, readOpenIdMapping } from '../openid.js';
import { Issuer } from './issuer.js';
import { clientOf, type TokenUser, userFromClaims } from './token-user.js';

/** Clients whose tokens are accepted: web application (with and without tenant), integrations, server sign-in. */
const CLIENTS = /^vsd-(webapp|integration)(-[A-Za-z0-9_-]{1,60})?$/;
/** Signatures by a key pair; the issuer's published keys determine which of them it uses. */
export const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];
/** Errors of a token without a signature by one of the issuer's keys. */
const KEY_ERRORS = [errors.JWKSNoMatchingKey, errors.JWSSignatureVerificationFailed, errors.JOSEAlgNotAllowed];
const KEYS_UNREACHABLE = ['ECONNREFUSED', 'ENOTFOUND', 'ECONNRESET', 'ETIMEDOUT'];

/** User of a verified token, and its expiry in milliseconds since 1970. */
interface Verified {
  readonly user: TokenUser;
  readonly until: number;
}

const MOST_VERIFIED = 5_000;
const KEYS_FRESH_MS = 600_000;

/** Verifies bearer tokens: signature by the issuer's published keys, issuer, expiry, client and audience (contract). */
@Injectable()
export class TokenVerifier {
  #keys?: ReturnType<typeof createRemoteJWKSet>;
  readonly #mapping: OpenIdMapping | null;
  /** Verified tokens by their hash, as long as the issuer's keys are the same. */
  readonly #verified = new Map<string, Verified>();
  /** Time of the last reading of the issuer's keys. */
  keysReadAt?: Date;

  /** Throws for a configured role or claim that the application does not have. */
  constructor(
    @Inject(Env) private readonly env: Env,
    private readonly issuer: Issuer,
  ) {
    this.#mapping = readOpenIdMapping(env.VSD_OPENID);
    for (const role of this.#mapping?.roles.values() ?? []) {
      if (!Object.hasOwn(application().roles, role)) throw new Error(`VSD_OPENID: there is no role "${role}"`);
    }
    const names = [...CLAIMS, ...application().claimNames];
    const unknown = Object.keys(this.#mapping?.claims ?? {}).find((name) => !names.includes(name));
    if (unknown) throw new Error(`VSD_OPENID: claims.${unknown} is unknown; known are ${names.join(', ')}`);
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

  /** Whether the claims of an ID token are those of the user. */
  isOf(claims: JWTPayload, { subject }: TokenUser): boolean {
    return userFromClaims(claims, this.#mapping).subject === subject;
  }

  async #verify(token: string): Promise<Verified> {
    try {
      const { payload } = await jwtVerify(token, this.keyOf, {
        issuer: this.env.VSD_ISSUER,
        algorithms: ALGORITHMS,
        requiredClaims: ['exp'],
        clockTolerance: 5,
      });
      if (!this.#isForUs(payload)) throw new Problem(401, 'TOKEN_OF_OTHER_APPLICATION');
      if (payload.typ !== undefined && payload.typ !== 'Bearer') throw new Problem(401, 'UNAUTHENTICATED');
      const freshUntil = clock.now().getTime() + KEYS_FRESH_MS;
      const user = userFromClaims(payload, this.#mapping);
      return { user, until: Math.min((payload.exp as number) * 1_000, freshUntil) };
    } catch (error) {
      throw this.#explain(error);
    }
  }

  /** The issuer's published key of a token, also for ID tokens. Throws 503 while the issuer's keys cannot be read. */
  readonly keyOf: JWTVerifyGetKey = async (header, token) => {
    const { keys } = await this.issuer.addresses();
    // Keys are cached for ten minutes; an unknown key id reads them again, at most every two seconds.
    this.#keys ??= createRemoteJWKSet(new URL(keys), {
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
    return this.#keys(header, token);
  };

  /** Whether a token was issued for the application; tokens of the same issuer for other ones are refused. */
  #isForUs(payload: JWTPayload): boolean {
    const { azp, nonce, scope, scp } = payload;
    if (!this.#mapping) return typeof azp === 'string' && (CLIENTS.test(azp) || azp === this.env.VSD_SESSION_CLIENT);
    // An ID token has the nonce of its sign-in and no scopes; it proves the sign-in to the client alone.
    const isIdToken = nonce !== undefined && scope === undefined && scp === undefined;
    return !isIdToken && clientOf(payload, this.#mapping) !== undefined;
  }

  #explain(error: unknown): unknown {
    if (error instanceof Problem) return error;
    if (error instanceof errors.JWTExpired) return new Problem(401, 'SESSION_EXPIRED');
    const cause = (error as { cause?: { code?: string } }).cause?.code ?? (error as { code?: string }).code ?? '';
    if (error instanceof errors.JWKSTimeout || KEYS_UNREACHABLE.includes(cause)) {
      return new Problem(503, 'UNAVAILABLE');
    }
    if (error instanceof errors.JWTClaimValidationFailed && error.claim === 'iss') {
      return new Problem(401, 'TOKEN_OF_OTHER_ISSUER');
    }
    return new Problem(401, KEY_ERRORS.some((kind) => error instanceof kind) ? 'TOKEN_KEY_UNKNOWN' : 'UNAUTHENTICATED');
  }
}
