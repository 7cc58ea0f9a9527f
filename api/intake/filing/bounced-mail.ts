import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AnsweredMails } from '../../mails/dispatch/answered-mails.js';
import type { TicketMail } from '../../mails/dispatch/ticket-mail.entity.js';
import { lockTicket } from '../../tickets/record/lock-ticket.js';
import type { Activity } from '../../tickets/timeline/activity.entity.js';
import { logActivity, noteActivity } from '../../tickets/timeline/activity-log.js';
import { ActivityKind } from '../../vocabulary/activity-kind.js';
import { cleanLine } from '../reading/clean-text.js';
import { type MessagePart, messageIds, type ReadMessage } from '../reading/read-message.js';

/** Parts in which a mail server returns what it could not deliver, or its headers. */
const RETURNED = ['message/rfc822', 'message/rfc822-headers', 'text/rfc822-headers', 'message/global'];
const STATUS = ['message/delivery-status', 'message/global-delivery-status'];
const HEAD_BYTES = 64 * 1024;

const headOf = ({ content }: MessagePart) => Buffer.from(content.subarray(0, HEAD_BYTES)).toString('latin1');

/** Tells the desk of mails of ours that came back (RFC 3464). */
@Injectable()
export class BouncedMail {
  constructor(private readonly answered: AnsweredMails) {}

  /** Notes on its ticket that a mail of ours did not arrive; null for a bounce of something else. */
  async note(em: EntityManager, message: ReadMessage): Promise<Activity | null> {
    const mail = await this.#returned(em, message);
    if (!mail) return null;
    const ticket = await lockTicket(em, mail.ticket.unwrap().id);
    const { subject: text, recipient } = mail;
    const told = { kind: ActivityKind.EmailFailed, text, recipient, reason: reasonOf(message), bySystem: true };
    const activity = logActivity(em, ticket, told);
    await noteActivity(em, ticket);
    return activity;
  }

  #returned(em: EntityManager, { parts, answers }: ReadMessage): Promise<TicketMail | null> {
    const returned = parts
      .filter(({ type }) => RETURNED.includes(type))
      .flatMap((part) => messageIds(/^message-id:(.*(?:\r?\n[ \t].*)?)$/im.exec(headOf(part))?.[1] ?? ''));
    return this.answered.byMessageId(em, [...answers, ...returned]);
  }
}

/** What the other server said of it. */
function reasonOf({ parts }: ReadMessage): string | null {
  const status = parts.find(({ type }) => STATUS.includes(type));
  const said = status && /^diagnostic-code:(.*(?:\r?\n[ \t].*)*)$/im.exec(headOf(status))?.[1];
  return said ? cleanLine(said, 500) : null;
}
