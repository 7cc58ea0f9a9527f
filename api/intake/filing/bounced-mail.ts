import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AnsweredMails } from '../../mails/dispatch/answered-mails.js';
import { logMailActivity } from '../../mails/dispatch/mail-timeline.js';
import { RefusedAddresses } from '../../mails/dispatch/refused-addresses.js';
import type { TicketMail } from '../../mails/dispatch/ticket-mail.entity.js';
import { isAddressRefusal } from '../../ports/mail.js';
import { lockTicket } from '../../tickets/record/lock-ticket.js';
import type { Activity } from '../../tickets/timeline/activity.entity.js';
import { noteActivity } from '../../tickets/timeline/activity-log.js';
import type { RefusalKind } from '../../vocabulary/mail.js';
import { ActivityKind } from '../../vocabulary/work.js';
import { cleanLine } from '../reading/clean-text.js';
import type { MessagePart } from '../reading/message-content.js';
import { messageIds, type ReadMessage } from '../reading/read-message.js';

/** Parts in which a mail server returns an undelivered mail, or its headers. */
const RETURNED = ['message/rfc822', 'message/rfc822-headers', 'text/rfc822-headers', 'message/global'];
const STATUS = ['message/delivery-status', 'message/global-delivery-status'];
const HEAD_BYTES = 64 * 1024;

const headOf = ({ content }: MessagePart) => Buffer.from(content.subarray(0, HEAD_BYTES)).toString('latin1');

/** Notes mails of ours that came back (RFC 3464). */
@Injectable()
export class BouncedMail {
  constructor(
    private readonly answered: AnsweredMails,
    private readonly refused: RefusedAddresses,
  ) {}

  /**
   * Notes on its ticket and in the ledger that a mail of ours did not arrive, and marks its address; null for a bounce of
   * a foreign mail. The address comes from the ledger: the sender of a bounce had that mail, and blocks only their own.
   */
  async note(em: EntityManager, message: ReadMessage): Promise<Activity | null> {
    const mail = await this.#returned(em, message);
    if (!mail) return null;
    const ticket = await lockTicket(em, mail.ticket.unwrap().id);
    const { kind, reason, isFinal } = statusOf(message);
    const activity = logMailActivity(em, mail, ActivityKind.EmailFailed, reason);
    await noteActivity(em, ticket);
    if (!isFinal) return activity;
    Object.assign(mail, { state: 'FAILED', reason: 'RETURNED', error: reason });
    await this.refused.mark(em, mail, { kind, reason }, activity);
    return activity;
  }

  #returned(em: EntityManager, { parts, answers }: ReadMessage): Promise<TicketMail | null> {
    const returned = parts
      .filter(({ type }) => RETURNED.includes(type))
      .flatMap((part) => messageIds(/^message-id:(.*(?:\r?\n[ \t].*)?)$/im.exec(headOf(part))?.[1] ?? ''));
    return this.answered.byMessageId(em, [...answers, ...returned]);
  }
}

/** The report of the other server: whether the address is invalid, and whether the server still tries (RFC 3464 "delayed"). */
function statusOf({ parts }: ReadMessage) {
  const part = parts.find(({ type }) => STATUS.includes(type));
  const report = part ? headOf(part) : '';
  const diagnosis = /^diagnostic-code:(.*(?:\r?\n[ \t].*)*)$/im.exec(report)?.[1] ?? '';
  const status = (/^status:.*/im.exec(report)?.[0] ?? diagnosis).match(/\b\d\.\d{1,3}\.\d{1,3}\b/)?.[0] ?? '';
  const kind: RefusalKind = isAddressRefusal(status) ? 'HARD' : 'SOFT';
  return {
    kind,
    reason: diagnosis ? cleanLine(diagnosis, 500) : null,
    isFinal: !/^action:[ \t]*delayed/im.test(report),
  };
}
