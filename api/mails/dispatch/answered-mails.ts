import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { Env } from '../../platform/env.js';
import { currentTenant } from '../../platform/tenancy/session.js';
import { isSigned, mailOfToken } from './reply-token.js';
import { TicketMail } from './ticket-mail.entity.js';

/** The Message-ID of our mails: the ledger id, which exists before the mail is sent, and a domain. */
const OWN_MESSAGE_ID = /^<([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@[^<>\s]+>$/;

/** References of an incoming message that may name a mail of ours. */
export interface Mentions {
  /** Tokens in the addresses of its recipients. */
  readonly tokens: readonly string[];
  /** Message-IDs with their brackets. */
  readonly messageIds: readonly string[];
}

/**
 * Finds the mail of ours that a message answers. A token counts only if it was signed for the same ticket and tenant, a
 * Message-ID only if it stands in the tenant's ledger: a forged or foreign reference is ignored.
 */
@Injectable()
export class AnsweredMails {
  constructor(@Inject(Env) private readonly env: Env) {}

  async find(em: EntityManager, { tokens, messageIds }: Mentions): Promise<TicketMail | null> {
    return (await this.#byToken(em, tokens)) ?? (await this.byMessageId(em, messageIds));
  }

  /** The mail of the last Message-ID that is ours: headers name the oldest message first. */
  async byMessageId(em: EntityManager, messageIds: readonly string[]): Promise<TicketMail | null> {
    const named = messageIds.flatMap((messageId) => {
      const id = OWN_MESSAGE_ID.exec(messageId)?.[1];
      return id ? [{ id, messageId }] : [];
    });
    if (named.length === 0) return null;
    const mails = await em.find(TicketMail, { id: { $in: named.map(({ id }) => id) } });
    const isOf = (mail: TicketMail, { id, messageId }: (typeof named)[number]) =>
      mail.id === id && (mail.messageId ?? messageId) === messageId;
    const last = named.findLast((name) => mails.some((mail) => isOf(mail, name)));
    return mails.find(({ id }) => id === last?.id) ?? null;
  }

  async #byToken(em: EntityManager, tokens: readonly string[]): Promise<TicketMail | null> {
    for (const token of tokens) {
      const id = mailOfToken(token);
      const mail = id && (await em.findOne(TicketMail, { id }));
      if (!mail) continue;
      const key = { tenant: currentTenant(), ticket: mail.ticket.unwrap().id, mail: mail.id };
      if (isSigned(this.env.VSD_REPLY_SECRET, token, key)) return mail;
    }
    return null;
  }
}
