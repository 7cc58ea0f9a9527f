import type { Ref } from '@mikro-orm/core';
import { Property } from '@mikro-orm/decorators/legacy';
import { Choice, Email, Integer, LongText, Moment, Reference, Resource, Text } from '../../platform/resource/index.js';
import { TenantEntity } from '../../platform/tenancy/tenant-entity.js';
import { Ticket } from '../../tickets/record/ticket.entity.js';
import { LOCALES, type Locale } from '../../vocabulary/locale.js';
import { MAIL_EVENTS, type MailEvent } from '../../vocabulary/mail-event.js';
import { MAIL_STATES, type MailState } from '../../vocabulary/mail-state.js';
import { Role } from '../../vocabulary/role.js';

const SCREENS = { route: 'admin/support/mails', menu: 'none', icon: 'Mail', screens: 'own' } as const;
const KEPT = { readOnly: true } as const;
const REQUIRED = { ...KEPT, required: true } as const;
const FOUND = { ...REQUIRED, filter: true } as const;
/** Administrators see that a mail went out, to whom and what became of it; what it says belongs to the ticket. */
const CONTENT = { ...REQUIRED, visible: [] as Role[] };

const newest = (column: string) => {
  const name = `ticket_mail_${column}_index`;
  return { name, expression: `create index "${name}" on "ticket_mail" ("tenant", "${column}", "created_at", "id")` };
};

const DIGEST = {
  name: 'ticket_mail_digest_index',
  expression:
    'create index "ticket_mail_digest_index" on "ticket_mail" ("tenant", "digest") where "digest" is not null',
};

/**
 * Ledger of the mails about tickets: what was to be sent to whom, and what became of it. The unique key lets an event
 * bring a recipient one mail for one cause, however often the work is repeated (domain "Dispatch").
 */
@Resource({
  path: 'sent-mails',
  ...SCREENS,
  title: 'recipient',
  sort: '-createdAt',
  allow: { read: [Role.Admin] },
  audited: false,
  unique: [['event', 'ticket', 'recipient', 'cause']],
  indexes: [...['event', 'state', 'ticket_id'].map(newest), DIGEST],
})
export class TicketMail extends TenantEntity {
  @Choice(MAIL_EVENTS, { ...FOUND, name: 'mailEvent' }) event!: MailEvent;
  @Reference(() => Ticket, { ...FOUND, onDelete: 'cascade' }) ticket!: Ref<Ticket>;
  @Email({ ...REQUIRED, search: true }) recipient!: string;
  /** Id of the activity that caused the mail. */
  @Text(CONTENT) cause!: string;
  @Choice(MAIL_STATES, { ...FOUND, name: 'mailState' }) state!: MailState;
  @Choice(LOCALES, { ...REQUIRED, name: 'locale' }) locale!: Locale;
  @Text({ ...CONTENT, max: 200 }) subject!: string;
  @LongText(CONTENT) text!: string;
  @LongText(CONTENT) html!: string;
  @Moment(KEPT) sentAt: Date | null = null;
  @Text(KEPT) messageId: string | null = null;
  @Integer({ ...KEPT, default: 0 }) attempts = 0;
  /** What the mail server said last. */
  @LongText(KEPT) error: string | null = null;
  /** It waits until then for the end of the recipient's quiet hours, or for their digest. */
  @Moment(KEPT) waitsUntil: Date | null = null;
  /** Id of the digest that tells it in place of a mail of its own. */
  @Property({ type: 'uuid', nullable: true }) digest: string | null = null;
  /** Until then a worker is at it; afterwards it is taken for dead. */
  @Moment({ ...KEPT, visible: [] }) claimedUntil: Date | null = null;
}
