import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { Env } from '../../platform/env.js';
import { currentTenant } from '../../platform/tenancy/session.js';
import { isSigned, mailOfToken } from './reply-token.js';
import { TicketMail } from './ticket-mail.entity.js';

/** The Message-ID of a mail of ours begins with its id in the ledger, which has it from before the mail is sent. */
const OWN_MESSAGE_ID = /^<([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@[^<>\s]+>$/;

/** What an incoming message brings along that may name a mail of ours. */
export interface Mentions {
  /** Tokens in the addresses that it went to. */
  readonly tokens: readonly string[];
  /** Message-IDs, with their brackets. */
  readonly messageIds: readonly string[];
}

/**
 * Finds the mail of ours that is answered. A token counts only if it was signed for the very ticket and tenant, a
 * Message-ID only if it stands in the tenant's ledger: what was forged or belongs to another tenant is no mention at all.
 */
@Injectable()
export class AnsweredMails {
  constructor(@Inject(Env) private readonly env: Env) {}

  async find(em: EntityManager, { tokens, messageIds }: Mentions): Promise<TicketMail | null> {
    return (await this.#byToken(em, tokens)) ?? (await this.byMessageId(em, messageIds));
  }

  /** The mail of the last of these Message-IDs that is ours: references name the oldest first. */
  async byMessageId(em: EntityManager, messageIds: readonly string[]): Promise<TicketMail | null> {
    const named = messageIds.flatMap((messageId) => {
      const id = OWN_MESSAGE_ID.exec(messageId)?.[1];
      return id ? [[id, messageId] as const] : [];
    });
    if (named.length === 0) return null;
    const found = await em.find(TicketMail, { id: { $in: named.map(([id]) => id) } });
    const isMeant = (mail: TicketMail, messageId: string) => (mail.messageId ?? messageId) === messageId;
    const answered = named
      .reverse()
      .flatMap(([id, messageId]) => found.find((mail) => mail.id === id && isMeant(mail, messageId)) ?? []);
    return answered[0] ?? null;
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
