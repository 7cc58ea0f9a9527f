import { Controller, Get, Inject, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Issuer } from '../../platform/access/issuer.js';
import { Operation } from '../../platform/access/operation.js';
import { Env, publicUrl } from '../../platform/env.js';
import { OidcGuard } from './oidc.guard.js';
import type { SessionUser } from './oidc.strategy.js';

const SIGN_IN = { name: 'sign-in', points: 20, seconds: 60, by: 'address' } as const;

/** Sign-in on the server's side, for the documentation of the API. */
@Controller('session')
export class SessionController {
  constructor(
    @Inject(Env) private readonly env: Env,
    private readonly issuer: Issuer,
  ) {}

  @Get('sign-in')
  @UseGuards(OidcGuard)
  @Operation({
    id: 'signIn',
    limit: SIGN_IN,
    summary: 'Go to the identity service',
    allow: 'public',
    tag: 'documentation',
    status: 302,
    answerType: 'text/html',
  })
  signIn(): void {
    // The guard has redirected to the identity service.
  }

  /** Gives the session a new id after the sign-in, against session fixation. */
  @Get('callback')
  @UseGuards(OidcGuard)
  @Operation({
    id: 'completeSignIn',
    limit: SIGN_IN,
    summary: 'Come back from the identity service',
    allow: 'public',
    tag: 'documentation',
    status: 302,
    answerType: 'text/html',
    query: { code: { type: 'string' }, state: { type: 'string' } },
  })
  complete(@Req() request: Request & { user: SessionUser }, @Res() response: Response): void {
    const { user } = request;
    request.session.regenerate(() => {
      request.session.signedIn = user;
      request.session.save(() => response.redirect(`${publicUrl(this.env)}/services/docs`));
    });
  }

  @Post('sign-out')
  @Operation({
    id: 'signOut',
    summary: 'End the session here and at the identity service',
    allow: 'public',
    tag: 'documentation',
    status: 303,
    answerType: 'text/html',
  })
  async signOut(@Req() request: Request, @Res() response: Response): Promise<void> {
    const idToken = request.session.signedIn?.idToken;
    const back = `${publicUrl(this.env)}/`;
    const address = idToken && (await this.issuer.addresses()).logout;
    request.session.destroy(() => response.redirect(303, address ? this.#logout(address, idToken, back) : back));
  }

  #logout(address: string, idToken: string, back: string): string {
    const logout = new URL(address);
    logout.searchParams.set('client_id', this.env.VSD_SESSION_CLIENT);
    logout.searchParams.set('post_logout_redirect_uri', back);
    logout.searchParams.set('id_token_hint', idToken);
    return logout.href;
  }
}
