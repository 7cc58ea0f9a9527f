import type { Ref } from '@mikro-orm/core';
import { Property } from '@mikro-orm/decorators/legacy';
import {
  Choice,
  Email,
  Integer,
  LongText,
  Moment,
  newestIndex,
  Reference,
  Resource,
  Text,
  View,
} from '../../platform/resource/index.js';
import { TenantEntity } from '../../platform/tenancy/tenant-entity.js';
import type { MailCalendar } from '../../ports/mail.js';
import { Ticket } from '../../tickets/record/ticket.entity.js';
import { LOCALES, type Locale } from '../../vocabulary/locale.js';
import {
  MAIL_REASONS,
  MAIL_STATES,
  type MailReason,
  type MailState,
  NOTIFIED_EVENTS,
  type NotifiedEvent,
} from '../../vocabulary/mail.js';
import { Role } from '../../vocabulary/role.js';

const SCREENS = { route: 'admin/support/mails', menu: 'none', icon: 'Mail' } as const;
const TAB = { as: 'tab', count: true } as const;
const KEPT = { readOnly: true } as const;
const LISTED = { ...KEPT, list: true } as const;
const REQUIRED = { ...KEPT, required: true } as const;
const FOUND = { ...REQUIRED, list: true, filter: true } as const;
/** Administrators see recipient and outcome of a mail; its content belongs to the ticket. */
const OF_TICKET = { ...KEPT, visible: [Role.Agent] };
const LINES = {
  as: 'lines',
  line: ['recipient', 'locale', 'createdAt', 'reason'],
  badge: 'state',
} as const;
/** Long contents have a route of their own (`sent-mails/{id}/content`). */
const CONTENT = { ...KEPT, visible: [] as Role[] };

/** The mails to a recipient by their times, for the limit of an hour. */
const SLOTS = {
  name: 'ticket_mail_slot_index',
  expression:
    'create index "ticket_mail_slot_index" on "ticket_mail" ("tenant", "recipient", "due_at") where "due_at" is not null',
};
const REPETITIONS = {
  name: 'ticket_mail_original_id_index',
  expression:
    'create index "ticket_mail_original_id_index" on "ticket_mail" ("tenant", "original_id") where "original_id" is not null',
};
/** A mail without a recipient is stored once as well. */
const TO_NOBODY = {
  name: 'ticket_mail_nobody_index',
  expression:
    'create unique index "ticket_mail_nobody_index" on "ticket_mail" ("tenant", "ticket_id", "event", "cause") where "recipient" is null',
};
const DIGEST = {
  name: 'ticket_mail_digest_index',
  expression:
    'create index "ticket_mail_digest_index" on "ticket_mail" ("tenant", "digest") where "digest" is not null',
};

/**
 * Ledger of the mails about tickets, with recipient and outcome. By its unique key an event sends a recipient one mail
 * for one cause, however often a job is repeated (domain "Dispatch"). A mail that was omitted has no content.
 */
@Resource({
  path: 'sent-mails',
  ...SCREENS,
  title: 'recipient',
  sort: '-createdAt',
  lists: ['createdAt'],
  allow: { read: [Role.Admin, Role.Agent] },
  audited: false,
  unique: [['event', 'ticket', 'recipient', 'cause']],
  indexes: [...['event', 'state', 'ticket_id'].map(newestIndex('ticket_mail')), SLOTS, REPETITIONS, TO_NOBODY, DIGEST],
})
@View({ ...TAB, name: 'all', filter: {} })
@View({ ...TAB, name: 'failed', filter: { state_eq_any: ['FAILED'] } })
@View({ ...TAB, name: 'waiting', filter: { state_eq_any: ['QUEUED', 'PUT_ASIDE'] } })
export class TicketMail extends TenantEntity {
  @Choice(NOTIFIED_EVENTS, { ...FOUND, name: 'mailEvent' }) event!: NotifiedEvent;
  @Reference(() => Ticket, { ...FOUND, panel: LINES, onDelete: 'cascade' }) ticket!: Ref<Ticket>;
  @Email({ ...LISTED, search: true }) recipient: string | null = null;
  @Text({ ...KEPT, max: 200, person: 'name' }) recipientName: string | null = null;
  /** Id of the activity that caused the mail. */
  @Text({ ...REQUIRED, visible: [] as Role[] }) cause!: string;
  @Choice(MAIL_STATES, { ...FOUND, name: 'mailState' }) state!: MailState;
  @Choice(MAIL_REASONS, { ...LISTED, filter: 'narrows', name: 'mailReason' }) reason: MailReason | null = null;
  @Choice(LOCALES, { ...REQUIRED, list: true, name: 'locale' }) locale!: Locale;
  @Text({ ...OF_TICKET, max: 200, person: 'copy' }) subject: string | null = null;
  @LongText({ ...CONTENT, person: 'copy' }) text: string | null = null;
  @LongText({ ...CONTENT, person: 'copy' }) html: string | null = null;
  /** The attached calendar with its method and content. */
  @Property({ type: 'json', columnType: 'jsonb', nullable: true }) calendar: MailCalendar | null = null;
  /** The original that this mail repeats. */
  @Reference(() => TicketMail, { ...KEPT, onDelete: 'cascade' }) original: Ref<TicketMail> | null = null;
  /** The time of sending, planned or real, by which the mails of an hour are counted. */
  @Moment(KEPT) dueAt: Date | null = null;
  @Moment(KEPT) sentAt: Date | null = null;
  @Text(KEPT) messageId: string | null = null;
  @Integer({ ...LISTED, default: 0 }) attempts = 0;
  /** The last answer of the mail server, for administrators; agents read `reason`. */
  @LongText({ ...LISTED, visible: [Role.Admin] }) error: string | null = null;
  /** The end of the recipient's quiet hours, or the time of their digest. */
  @Moment(KEPT) waitsUntil: Date | null = null;
  /** Id of the digest that contains it in place of a mail of its own. */
  @Property({ type: 'uuid', nullable: true }) digest: string | null = null;
  /** End of the claim of the worker that sends it; afterwards another worker may claim it. */
  @Moment({ ...KEPT, visible: [] }) claimedUntil: Date | null = null;
}
