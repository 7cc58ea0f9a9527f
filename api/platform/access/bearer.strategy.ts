import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import passport from 'passport';
import { Problem } from '../http/problem.js';
import { currentSession, type SignedInUser } from '../tenancy/session.js';
import { ApiTokenDirectory, isApiToken } from './api-token.js';
import { TokenVerifier } from './token-verifier.js';
import { UserDirectory } from './user-directory.js';

/** Signs a request in by its bearer token, an API token among them, or by the session of a person who signed in at the API itself. */
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

  // Passport works on an object derived from this one, which private names would refuse.
  private async userOf(request: Request): Promise<SignedInUser> {
    // Of several headers node keeps the first one; which of them is meant, nobody knows.
    const given = request.headersDistinct.authorization ?? [];
    const [scheme, token, more] = given.length === 1 ? (given[0] as string).split(' ') : [];
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
