import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import passport from 'passport';
import { Problem } from '../http/problem.js';
import { currentSession, type SignedInUser } from '../tenancy/session.js';
import { ApiTokenDirectory, isApiToken } from './api-token.js';
import { TokenVerifier } from './token-verifier.js';
import { UserDirectory } from './user-directory.js';

/** Authenticates a request by its bearer token or API token, or by the session of a user who signed in at the API. */
@Injectable()
export class BearerStrategy extends PassportStrategy(passport.Strategy, 'bearer') {
  constructor(
    private readonly tokens: TokenVerifier,
    private readonly directory: UserDirectory,
    private readonly apiTokens: ApiTokenDirectory,
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
}
