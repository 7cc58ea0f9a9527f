import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { Logger } from 'nestjs-pino';
import passport from 'passport';
import { Problem } from '../http/problem.js';
import { currentSession, type SignedInUser } from '../tenancy/session.js';
import { ApiTokenDirectory, isApiToken } from './api-token.js';
import { lackOf } from './permission.js';
import { TokenVerifier } from './token-verifier.js';
import { UserDirectory } from './user-directory.js';

/** Authenticates a request by its bearer token or API token, or by the session of a user who signed in at the API. */
@Injectable()
export class BearerStrategy extends PassportStrategy(passport.Strategy, 'bearer') {
  constructor(
    private readonly tokens: TokenVerifier,
    private readonly directory: UserDirectory,
    private readonly apiTokens: ApiTokenDirectory,
    private readonly logger: Logger,
  ) {
    super();
  }

  validate(): never {
    throw new Error('The strategy authenticates by itself');
  }

  override authenticate(request: Request): void {
    this.userOf(request).then(
      (user) => this.success(user),
      (error) => this.error(error),
    );
  }

  // Passport calls an object derived from this one, which has no `#private` members.
  private async userOf(request: Request): Promise<SignedInUser> {
    // Several Authorization headers are ambiguous.
    const headers = request.headersDistinct.authorization ?? [];
    const [scheme, token, more] = headers.length === 1 ? (headers[0] as string).split(' ') : [];
    if (scheme?.toLowerCase() !== 'bearer' || !token || more !== undefined) throw new Problem(401, 'UNAUTHENTICATED');
    if (isApiToken(token)) return this.apiTokens.recognise(token);
    try {
      const user = await this.userOfToken(token);
      const lack = lackOf(user);
      if (lack) this.logRefusal(lack, token);
      return user;
    } catch (error) {
      if (error instanceof Problem && error.status < 500) this.logRefusal(error.code, token);
      throw error;
    }
  }

  private async userOfToken(token: string): Promise<SignedInUser> {
    const claimed = await this.tokens.verify(token);
    const session = currentSession();
    const { tenant } = claimed;
    if (tenant === null) {
      session.user = { ...claimed, id: null };
    } else {
      session.tenant = tenant;
      session.user = await this.directory.recognise({ ...claimed, tenant });
    }
    return session.user;
  }

  /** One line with the reason and the unverified origin of the token, never the token itself. */
  private logRefusal(code: string, token: string): void {
    const { requestId } = currentSession();
    this.logger.warn({ code, ...originOf(token), requestId }, 'sign-in refused');
  }
}

/** Issuer, client, audience and key id of a token as far as they can be read, shortened. */
function originOf(token: string): Record<string, unknown> {
  try {
    const { iss: issuer, azp, appid, aud: audience } = decodeJwt<{ azp?: unknown; appid?: unknown }>(token);
    const origin = { issuer, client: azp ?? appid, audience, key: decodeProtectedHeader(token).kid };
    return Object.fromEntries(
      Object.entries(origin).map(([name, value]) => [name, value && String(value).slice(0, 200)]),
    );
  } catch {
    return {};
  }
}
