import type { MailEvent } from '../../vocabulary/mail-event.js';
import type { NotificationChannel } from '../../vocabulary/notification-channel.js';
import type { NotificationKind } from '../../vocabulary/notification-kind.js';
import type { MailFacts, NoticeFacts } from './mail-facts.js';
import { mentionedIn, type Told, toldOf } from './mail-recipients.js';

/** One notice of a transaction with what must be known of it. */
export interface PlannedNotice extends NoticeFacts {
  readonly event: MailEvent;
}

/** A mail to be written, and what it is to who gets it. */
export interface PlannedMail<N extends PlannedNotice> {
  readonly notice: N;
  readonly recipient: Told;
  readonly kind: NotificationKind;
  /** By what the recipient wants to be told of that. */
  readonly channel: NotificationChannel;
}

/** By what somebody wants to be told of a kind. */
export type ChannelOf = (user: string | null, kind: NotificationKind) => NotificationChannel;

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

/**
 * A mention is a word among the desk wherever it stands, also in a message to the customer: its mail is that of a work
 * note, so that an answer to it stays within the desk (decision 30).
 */
const MENTION_EVENT: MailEvent = 'ISSUE_WORK_NOTE_ADDED';

const rank = ({ event }: PlannedNotice) => (PRECEDENCE.includes(event) ? PRECEDENCE.indexOf(event) : PRECEDENCE.length);

/** All who are meant by the notices of one transaction about one ticket, mentions before the rest, each as often as meant. */
export function meantBy<N extends PlannedNotice>(notices: readonly N[], facts: MailFacts) {
  const mentions = notices.flatMap((notice) =>
    mentionedIn(facts, notice).map((recipient) => {
      return { notice: { ...notice, event: MENTION_EVENT }, recipient, kind: 'MENTION' as NotificationKind };
    }),
  );
  const others = [...notices]
    .sort((one, other) => rank(one) - rank(other))
    .flatMap((notice) =>
      toldOf(notice.event, facts, notice).map((recipient) => ({ notice, recipient, kind: notice.event })),
    );
  return [...mentions, ...others];
}

/**
 * The mails for all notices of one transaction about one ticket: one internal mail for each recipient, so that an
 * added ticket that is assigned at once brings one (ISSUE_OR_DRAFT_ADDED wins over ISSUE_ASSIGNED_NOTICE), and of several
 * the first that they want to be told of.
 */
export function planMails<N extends PlannedNotice>(
  notices: readonly N[],
  facts: MailFacts,
  channelOf: ChannelOf = () => 'BOTH',
): PlannedMail<N>[] {
  const meant = meantBy(notices, facts).map((mail) => ({
    ...mail,
    channel: channelOf(mail.recipient.user, mail.kind),
  }));
  const internal = Map.groupBy(
    meant.filter(({ recipient }) => recipient.internal),
    ({ recipient: { email, user } }) => email ?? user,
  );
  const first = new Set(
    [...internal.values()].map((all) => all.find(({ channel }) => channel !== 'NEITHER') ?? all[0]),
  );
  return meant.filter((mail) => !mail.recipient.internal || first.has(mail));
}
