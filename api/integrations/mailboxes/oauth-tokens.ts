import { request as plainRequest } from 'node:http';
import { request } from 'node:https';
import { text } from 'node:stream/consumers';
import { Inject, Injectable } from '@nestjs/common';
import { allowsPrivateHosts, Env } from '../../platform/env.js';
import {
  assertPublicHost,
  hostOf,
  isPlainAllowed,
  PrivateAddress,
  publicLookup,
} from '../../platform/http/private-address.js';
import { type GrantedToken, MailboxTrouble, type TokenRequest, TokenSource } from '../../ports/mailboxes.js';

const CALL_MS = 10_000;
const LONGEST_ANSWER = 64 * 1024;
/** Validity of a token without a declared one. */
const USUAL_SECONDS = 300;

interface Answer {
  readonly access_token?: unknown;
  readonly expires_in?: unknown;
  readonly refresh_token?: unknown;
}

/** Requests access tokens of OAuth 2 servers (RFC 6749, refresh token or client credentials), without redirections. */
@Injectable()
export class OAuthTokens extends TokenSource {
  constructor(@Inject(Env) private readonly env: Env) {
    super();
  }

  async grant({ endpoint, clientId, clientSecret, refreshToken, scope }: TokenRequest): Promise<GrantedToken> {
    const form = new URLSearchParams({
      grant_type: refreshToken ? 'refresh_token' : 'client_credentials',
      client_id: clientId,
      ...(clientSecret && { client_secret: clientSecret }),
      ...(refreshToken && { refresh_token: refreshToken }),
      ...(scope && { scope }),
    });
    const url = new URL(endpoint);
    if (url.protocol !== 'https:' && !isPlainAllowed(hostOf(url), this.env)) throw new MailboxTrouble('PLAIN_REFUSED');
    const { status, body } = await this.#post(url, form.toString()).catch((error) => {
      throw error instanceof PrivateAddress
        ? new MailboxTrouble('ADDRESS_REFUSED', error)
        : new MailboxTrouble('TOKEN_UNREACHABLE', error);
    });
    if (status >= 500 || status === 429) throw new MailboxTrouble('TOKEN_UNREACHABLE');
    const { access_token: token, expires_in: seconds, refresh_token: next } = answerIn(body);
    if (status !== 200 || typeof token !== 'string' || token === '') throw new MailboxTrouble('TOKEN_REFUSED');
    return {
      accessToken: token,
      seconds: Number(seconds) > 0 ? Number(seconds) : USUAL_SECONDS,
      refreshToken: typeof next === 'string' && next !== refreshToken ? next : null,
    };
  }

  async #post(url: URL, form: string): Promise<{ status: number; body: string }> {
    const isGuarded = !allowsPrivateHosts(this.env);
    if (isGuarded) assertPublicHost(hostOf(url));
    const call = url.protocol === 'https:' ? request : plainRequest;
    return new Promise((resolve, reject) => {
      const sent = call(url, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
        signal: AbortSignal.timeout(CALL_MS),
        ...(isGuarded && { lookup: publicLookup }),
      });
      sent.on('error', reject);
      sent.once('response', (response) => {
        let size = 0;
        response.on('data', (piece: Buffer) => {
          size += piece.length;
          if (size > LONGEST_ANSWER) response.destroy(new Error('The answer is too long'));
        });
        text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject);
      });
      sent.end(form);
    });
  }
}

function answerIn(body: string): Answer {
  try {
    const answer: unknown = JSON.parse(body);
    return typeof answer === 'object' && answer !== null ? answer : {};
  } catch {
    return {};
  }
}
