import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { jwtVerify } from 'jose';
import passport from 'passport';
import { type Profile, Strategy, type VerifyCallback } from 'passport-openidconnect';
import { Issuer } from '../../platform/access/issuer.js';
import type { TokenUser } from '../../platform/access/token-user.js';
import { ALGORITHMS, TokenVerifier } from '../../platform/access/token-verifier.js';
import { Env, publicUrl } from '../../platform/env.js';
import { Problem } from '../../platform/http/problem.js';
import { readOpenIdMapping } from '../../platform/openid.js';

/** The user who has signed in at the API itself, and the token that ends their session at the identity service. */
export interface SessionUser {
  readonly user: TokenUser;
  readonly idToken: string;
}

/**
 * Signs people in on the server's side (authorization code with state and nonce). passport-openidconnect compares
 * issuer, audience, expiry and nonce of the ID token; its signature is verified here, and the access token as for any
 * request.
 */
@Injectable()
export class OidcStrategy extends PassportStrategy(passport.Strategy, 'oidc') {
  constructor(
    @Inject(Env) private readonly env: Env,
    private readonly issuer: Issuer,
    private readonly tokens: TokenVerifier,
  ) {
    super();
  }

  validate(): never {
    throw new Error('The strategy authenticates by itself');
  }

  override authenticate(request: Request, options?: object): void {
    this.connect().then(
      (connected) => {
        const { success, fail, redirect, pass, error } = this;
        Object.assign(Object.create(connected), { success, fail, redirect, pass, error }).authenticate(
          request,
          options,
        );
      },
      (error) => this.error(error),
    );
  }

  /** The library's strategy, which needs the issuer's addresses. Passport calls an object derived from this one. */
  private async connect(): Promise<Strategy> {
    const { authorize, token } = await this.issuer.addresses();
    const { env } = this;
    const scopes = readOpenIdMapping(env.VSD_OPENID)?.scope.split(' ') ?? ['profile', 'email'];
    const settings = {
      issuer: env.VSD_ISSUER,
      authorizationURL: authorize,
      tokenURL: token,
      userInfoURL: '',
      clientID: env.VSD_SESSION_CLIENT,
      clientSecret: env.VSD_SESSION_CLIENT_SECRET,
      callbackURL: `${publicUrl(env)}/services/session/callback`,
      scope: scopes.filter((scope) => scope !== 'openid'),
      nonce: 'required',
      skipUserProfile: true,
    };
    type Token = string | object;
    // The number of arguments determines which of them the library sends.
    return new Strategy(
      settings,
      (
        _issuer: string,
        _profile: Profile,
        _context: object,
        id: Token,
        access: Token,
        _: string,
        done: VerifyCallback,
      ) => {
        this.signedIn(String(id), String(access)).then((user) => done(null, user), done);
      },
    );
  }

  private async signedIn(idToken: string, accessToken: string): Promise<SessionUser> {
    const { VSD_ISSUER: issuer, VSD_SESSION_CLIENT: audience } = this.env;
    const expected = { issuer, audience, algorithms: ALGORITHMS, clockTolerance: 5 };
    const signed = await jwtVerify(idToken, this.tokens.keyOf, expected).catch(() => {
      throw new Problem(401, 'UNAUTHENTICATED');
    });
    const user = await this.tokens.verify(accessToken);
    if (!this.tokens.isOf(signed.payload, user)) throw new Problem(401, 'UNAUTHENTICATED');
    return { user, idToken };
  }
}
