import type { NotifiedEvent } from '../../vocabulary/mail.js';
import type { NotificationChannel, NotificationKind } from '../../vocabulary/notification.js';
import type { MailFacts, NoticeFacts } from './mail-facts.js';
import {
  mentionedOf,
  type NotifiedPerson,
  notifiedOf,
  type OmittedPerson,
  type Recipients,
} from './mail-recipients.js';

/** A notice of a transaction with the facts that its rule needs. */
export interface PlannedNotice extends NoticeFacts {
  readonly event: NotifiedEvent;
}

/** A mail to be written, with the kind and channel of its notification. */
export interface PlannedMail<N extends PlannedNotice> {
  readonly notice: N;
  readonly recipient: NotifiedPerson;
  readonly kind: NotificationKind;
  /** The channel that the recipient chose for the kind. */
  readonly channel: NotificationChannel;
}

/** A mail that is not written, with the person and the reason. */
export interface OmittedMail<N extends PlannedNotice> {
  readonly notice: N;
  readonly person: OmittedPerson;
}

/** The mails of an act, and its omitted mails. */
export interface MailPlan<N extends PlannedNotice> {
  readonly mails: readonly PlannedMail<N>[];
  readonly omitted: readonly OmittedMail<N>[];
}

/** The channel that a user chose for a kind. */
export type ChannelOf = (user: string | null, kind: NotificationKind) => NotificationChannel;

/** Of several internal mails for one act the first of this list is sent, since it says most. */
const PRECEDENCE: readonly NotifiedEvent[] = [
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

/**
 * The event of the mail for a mention, which is internal even in a message to the customer: an answer to a work note stays
 * within the desk (decision 30).
 */
export const MENTION_EVENT: NotifiedEvent = 'ISSUE_WORK_NOTE_ADDED';

const rank = ({ event }: PlannedNotice) => (PRECEDENCE.includes(event) ? PRECEDENCE.indexOf(event) : PRECEDENCE.length);

/**
 * The people whom the rules of one transaction's notices about one ticket name: mentions first, each person as often as
 * named; and the people without a mail.
 */
export function namedBy<N extends PlannedNotice>(notices: readonly N[], facts: MailFacts) {
  const named: Omit<PlannedMail<N>, 'channel'>[] = [];
  const omitted: OmittedMail<N>[] = [];
  const enter = (notice: N, kind: NotificationKind, { notified, omitted: people }: Recipients) => {
    for (const recipient of notified) named.push({ notice, recipient, kind });
    for (const person of people) omitted.push({ notice, person });
  };
  for (const notice of notices) enter({ ...notice, event: MENTION_EVENT }, 'MENTION', mentionedOf(facts, notice));
  for (const notice of [...notices].sort((one, other) => rank(one) - rank(other)))
    enter(notice, notice.event, notifiedOf(notice.event, facts, notice));
  return { named, omitted };
}

/**
 * The mails for all notices of one transaction about one ticket. Each recipient gets one internal mail, the first whose
 * channel is not NEITHER: for a new ticket that is assigned at once, ISSUE_OR_DRAFT_ADDED wins over ISSUE_ASSIGNED_NOTICE.
 */
export function planMails<N extends PlannedNotice>(
  notices: readonly N[],
  facts: MailFacts,
  channelOf: ChannelOf = () => 'BOTH',
): MailPlan<N> {
  const { named, omitted } = namedBy(notices, facts);
  const all = named.map((mail) => ({ ...mail, channel: channelOf(mail.recipient.user, mail.kind) }));
  const internal = Map.groupBy(
    all.filter(({ recipient }) => recipient.internal),
    ({ recipient: { email, user } }) => email ?? user,
  );
  const first = new Set(
    [...internal.values()].map((own) => own.find(({ channel }) => channel !== 'NEITHER') ?? own[0]),
  );
  const isSent = (mail: PlannedMail<N>) => !mail.recipient.internal || first.has(mail);
  const others = all.filter((mail) => mail.recipient.email && !isSent(mail));
  return {
    mails: all.filter(isSent),
    omitted: [
      ...omitted,
      ...others.map(({ notice, recipient }): OmittedMail<N> => {
        return { notice, person: { ...recipient, reason: 'TOLD_ALREADY' } };
      }),
    ],
  };
}
