import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { type Profile, Strategy } from 'passport-openidconnect';
import type { TokenUser } from '../../platform/access/token-user.js';
import { TokenVerifier } from '../../platform/access/token-verifier.js';
import { Env, publicUrl } from '../../platform/env.js';
import { Problem } from '../../platform/http/problem.js';

/** The user who has signed in at the API itself, and the token that ends their session at the identity service. */
export interface SessionUser {
  readonly user: TokenUser;
  readonly idToken: string;
}

/** The issuer's addresses in the form of Keycloak; the API may use another host than browsers do. */
export const issuerAddresses = ({ VSD_ISSUER, VSD_ISSUER_INTERNAL }: Env) => {
  const front = `${VSD_ISSUER}/protocol/openid-connect`;
  const back = `${VSD_ISSUER_INTERNAL ?? VSD_ISSUER}/protocol/openid-connect`;
  return {
    authorize: `${front}/auth`,
    logout: `${front}/logout`,
    token: `${back}/token`,
    userinfo: `${back}/userinfo`,
    keys: `${back}/certs`,
  };
};

const SIGNED_BY_KEY = ['RS256', 'RS384', 'RS512', 'PS256', 'ES256', 'ES384'];
/** Arguments of the call with both tokens: issuer, profile, context, ID token, access token, refresh token, parameters. */
const WITH_TOKENS = 8;

/**
 * Signs people in on the server's side (authorization code with state and nonce). passport-openidconnect compares
 * issuer, audience, expiry and nonce of the ID token; its signature is verified here, and the access token as for any
 * request.
 */
@Injectable()
export class OidcStrategy extends PassportStrategy(Strategy, 'oidc', WITH_TOKENS) {
  private readonly keys: ReturnType<typeof createRemoteJWKSet>;

  constructor(
    @Inject(Env) private readonly env: Env,
    private readonly tokens: TokenVerifier,
  ) {
    const { authorize, token, userinfo, keys } = issuerAddresses(env);
    super({
      issuer: env.VSD_ISSUER,
      authorizationURL: authorize,
      tokenURL: token,
      userInfoURL: userinfo,
      clientID: env.VSD_SESSION_CLIENT,
      clientSecret: env.VSD_SESSION_CLIENT_SECRET,
      callbackURL: `${publicUrl(env)}/services/session/callback`,
      scope: ['profile', 'email'],
      nonce: 'required',
      skipUserProfile: true,
    });
    this.keys = createRemoteJWKSet(new URL(keys), { timeoutDuration: 5_000 });
  }

  async validate(
    _issuer: string,
    _profile: Profile,
    _context: object,
    idToken: string,
    accessToken: string,
  ): Promise<SessionUser> {
    const signed = await jwtVerify(idToken, this.keys, {
      issuer: this.env.VSD_ISSUER,
      audience: this.env.VSD_SESSION_CLIENT,
      algorithms: SIGNED_BY_KEY,
      clockTolerance: 5,
    }).catch(() => {
      throw new Problem(401, 'UNAUTHENTICATED');
    });
    const user = await this.tokens.verify(accessToken);
    if (signed.payload.sub !== user.subject) throw new Problem(401, 'UNAUTHENTICATED');
    return { user, idToken };
  }
}
