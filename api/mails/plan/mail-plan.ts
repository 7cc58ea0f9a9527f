import type { MailEvent } from '../../vocabulary/mail-event.js';
import type { MailFacts, NoticeFacts } from './mail-facts.js';
import { type LeftOut, type Recipient, recipientsOf } from './mail-recipients.js';

/** One notice of a transaction with what must be known of it. */
export interface PlannedNotice extends NoticeFacts {
  readonly event: MailEvent;
}

/** A mail to be written. */
export interface PlannedMail<N extends PlannedNotice> {
  readonly notice: N;
  readonly recipient: Recipient;
}

/** A mail that is not to be written, since whom it means gets none. */
export interface OmittedMail<N extends PlannedNotice> {
  readonly notice: N;
  readonly leftOut: LeftOut;
}

/** The mails of an act, and those that it might have brought. */
export interface MailPlan<N extends PlannedNotice> {
  readonly mails: readonly PlannedMail<N>[];
  readonly omitted: readonly OmittedMail<N>[];
}

/** Of several internal mails for one act the first of these is sent; it tells most. */
const PRECEDENCE: readonly MailEvent[] = [
  'ISSUE_ASSIGNED',
  'ISSUE_OR_DRAFT_ADDED',
  'ISSUE_MESSAGE_FROM_CUSTOMER_TO_AGENT_ADDED',
  'ISSUE_STATE_CLOSED',
  'ISSUE_STATE_ORDER_COMPLETED',
  'ISSUE_STATE_WORK_COMPLETED',
  'ISSUE_ASSIGNED_NOTICE',
  'ISSUE_WORK_NOTE_ADDED',
  'SLA_BREACH',
];

const rank = ({ event }: PlannedNotice) => (PRECEDENCE.includes(event) ? PRECEDENCE.indexOf(event) : PRECEDENCE.length);

/**
 * The mails for all notices of one transaction about one ticket: one internal mail for each recipient, so that an
 * added ticket that is assigned at once brings one (ISSUE_OR_DRAFT_ADDED wins over ISSUE_ASSIGNED_NOTICE).
 */
export function planMails<N extends PlannedNotice>(notices: readonly N[], facts: MailFacts): MailPlan<N> {
  const informed = new Set<string>();
  const mails: PlannedMail<N>[] = [];
  const omitted: OmittedMail<N>[] = [];
  for (const notice of [...notices].sort((one, other) => rank(one) - rank(other))) {
    const { recipients, leftOut } = recipientsOf(notice.event, facts, notice);
    for (const one of leftOut) omitted.push({ notice, leftOut: one });
    for (const recipient of recipients) {
      if (recipient.internal && informed.has(recipient.email)) {
        omitted.push({ notice, leftOut: { ...recipient, reason: 'TOLD_ALREADY' } });
        continue;
      }
      if (recipient.internal) informed.add(recipient.email);
      mails.push({ notice, recipient });
    }
  }
  return { mails, omitted };
}
