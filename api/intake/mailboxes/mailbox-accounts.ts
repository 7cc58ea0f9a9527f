import { Injectable } from '@nestjs/common';
import { sealedFor, secretOf } from '../../platform/resource/secret-kind.js';
import { SealBroken } from '../../platform/secret-box.js';
import { type MailboxAccess, MailboxTrouble, TokenSource } from '../../ports/mailboxes.js';
import type { Mailbox } from '../record/mailbox.entity.js';
import { MailboxStates } from './mailbox-state.js';

/** The time before its end in which a token is no longer used. */
const MARGIN_MS = 60_000;
/** The validity of a token at most. */
const LONGEST_MS = 24 * 3_600_000;

interface HeldToken {
  readonly text: string;
  readonly until: number;
}

/** Provides the access to mailboxes: decrypts their secrets and requests tokens. */
@Injectable()
export class MailboxAccounts {
  /** Tokens by mailbox and version, so that a changed mailbox gets a new one. */
  readonly #tokens = new Map<string, HeldToken>();

  constructor(
    private readonly source: TokenSource,
    private readonly states: MailboxStates,
  ) {}

  /** Throws `MailboxTrouble`. */
  async accessTo(mailbox: Mailbox): Promise<MailboxAccess> {
    const { host, port, security, user, folder } = mailbox;
    const server = { host, port, security, user, folder };
    if (mailbox.signIn === 'PASSWORD') return { ...server, password: opened(mailbox, 'password') ?? '' };
    return { ...server, accessToken: await this.#tokenFor(mailbox) };
  }

  /** Drops the token of a mailbox, after its server has refused it. */
  forget(mailbox: Mailbox): void {
    this.#tokens.delete(keyOf(mailbox));
  }

  async #tokenFor(mailbox: Mailbox): Promise<string> {
    const held = this.#tokens.get(keyOf(mailbox));
    if (held && held.until > Date.now()) return held.text;
    const { accessToken, seconds, refreshToken } = await this.source.grant({
      endpoint: mailbox.tokenEndpoint ?? '',
      clientId: mailbox.clientId ?? '',
      clientSecret: opened(mailbox, 'clientSecret'),
      refreshToken: opened(mailbox, 'refreshToken'),
      scope: mailbox.scope,
    });
    if (refreshToken && mailbox.refreshToken) {
      const sealed = sealedFor(mailbox, 'refreshToken', refreshToken);
      await this.states.keepRefreshToken(mailbox, sealed);
      mailbox.refreshToken = sealed;
    }
    const until = Date.now() + Math.min(seconds * 1_000, LONGEST_MS) - MARGIN_MS;
    this.#tokens.set(keyOf(mailbox), { text: accessToken, until });
    return accessToken;
  }
}

const keyOf = ({ tenant, id, version }: Mailbox) => `${tenant}/${id}/${version}`;

function opened(mailbox: Mailbox, field: 'password' | 'clientSecret' | 'refreshToken'): string | null {
  try {
    return secretOf(mailbox, field);
  } catch (error) {
    throw error instanceof SealBroken ? new MailboxTrouble('SECRET_UNREADABLE', error) : error;
  }
}
