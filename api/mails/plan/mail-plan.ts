import type { ToldEvent } from '../../vocabulary/mail.js';
import type { NotificationChannel, NotificationKind } from '../../vocabulary/notification.js';
import type { MailFacts, NoticeFacts } from './mail-facts.js';
import { type Judged, type LeftOut, mentionedIn, type Told, toldOf } from './mail-recipients.js';

/** One notice of a transaction with what must be known of it. */
export interface PlannedNotice extends NoticeFacts {
  readonly event: ToldEvent;
}

/** A mail to be written, and what it is to who gets it. */
export interface PlannedMail<N extends PlannedNotice> {
  readonly notice: N;
  readonly recipient: Told;
  readonly kind: NotificationKind;
  /** By what the recipient wants to be told of that. */
  readonly channel: NotificationChannel;
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

/** By what somebody wants to be told of a kind. */
export type ChannelOf = (user: string | null, kind: NotificationKind) => NotificationChannel;

/** Of several internal mails for one act the first of these is sent; it tells most. */
const PRECEDENCE: readonly ToldEvent[] = [
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
const MENTION_EVENT: ToldEvent = 'ISSUE_WORK_NOTE_ADDED';

const rank = ({ event }: PlannedNotice) => (PRECEDENCE.includes(event) ? PRECEDENCE.indexOf(event) : PRECEDENCE.length);

/**
 * All who are meant by the notices of one transaction about one ticket, mentions before the rest, each as often as meant;
 * and who of them gets no mail.
 */
export function meantBy<N extends PlannedNotice>(notices: readonly N[], facts: MailFacts) {
  const meant: Omit<PlannedMail<N>, 'channel'>[] = [];
  const omitted: OmittedMail<N>[] = [];
  const enter = (notice: N, kind: NotificationKind, { told, leftOut }: Judged) => {
    for (const recipient of told) meant.push({ notice, recipient, kind });
    for (const one of leftOut) omitted.push({ notice, leftOut: one });
  };
  for (const notice of notices) enter({ ...notice, event: MENTION_EVENT }, 'MENTION', mentionedIn(facts, notice));
  for (const notice of [...notices].sort((one, other) => rank(one) - rank(other)))
    enter(notice, notice.event, toldOf(notice.event, facts, notice));
  return { meant, omitted };
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
): MailPlan<N> {
  const { meant, omitted } = meantBy(notices, facts);
  const all = meant.map((mail) => ({ ...mail, channel: channelOf(mail.recipient.user, mail.kind) }));
  const internal = Map.groupBy(
    all.filter(({ recipient }) => recipient.internal),
    ({ recipient: { email, user } }) => email ?? user,
  );
  const first = new Set(
    [...internal.values()].map((own) => own.find(({ channel }) => channel !== 'NEITHER') ?? own[0]),
  );
  const isTold = (mail: PlannedMail<N>) => !mail.recipient.internal || first.has(mail);
  const others = all.filter((mail) => mail.recipient.email && !isTold(mail));
  return {
    mails: all.filter(isTold),
    omitted: [
      ...omitted,
      ...others.map(({ notice, recipient }): OmittedMail<N> => {
        return { notice, leftOut: { ...recipient, reason: 'TOLD_ALREADY' } };
      }),
    ],
  };
}
