import type { Ref } from '@mikro-orm/core';
import { Choice, Email, Integer, LongText, Moment, Reference, Text } from '../../platform/resource/index.js';
import { TenantTable } from '../../platform/resource/resource.js';
import { TenantEntity } from '../../platform/tenancy/tenant-entity.js';
import { LOCALES, type Locale } from '../../vocabulary/locale.js';
import { MAIL_EVENTS, type MailEvent } from '../../vocabulary/mail-event.js';
import { Ticket } from '../ticket.entity.js';

const MAIL_STATES = ['QUEUED', 'SENT', 'SUPPRESSED', 'FAILED'] as const;
export type MailState = (typeof MAIL_STATES)[number];

const REQUIRED = { required: true } as const;

/**
 * Ledger of the mails about tickets: what was to be sent to whom, and what became of it. The unique key lets an event
 * bring a recipient one mail for one cause, however often the work is repeated (domain "Dispatch").
 */
@TenantTable({ unique: [['event', 'ticket', 'recipient', 'cause']] })
export class TicketMail extends TenantEntity {
  @Choice(MAIL_EVENTS, { name: 'mailEvent', ...REQUIRED }) event!: MailEvent;
  @Reference(() => Ticket, { ...REQUIRED, onDelete: 'cascade' }) ticket!: Ref<Ticket>;
  @Email(REQUIRED) recipient!: string;
  /** Id of the activity that caused the mail. */
  @Text(REQUIRED) cause!: string;
  @Choice(MAIL_STATES, { name: 'mailState', ...REQUIRED }) state!: MailState;
  @Choice(LOCALES, { name: 'locale', ...REQUIRED }) locale!: Locale;
  @Text({ ...REQUIRED, max: 200 }) subject!: string;
  @LongText(REQUIRED) text!: string;
  @LongText(REQUIRED) html!: string;
  @Moment() sentAt: Date | null = null;
  @Text() messageId: string | null = null;
  @Integer({ default: 0 }) attempts = 0;
  /** What the mail server said last. */
  @LongText() error: string | null = null;
  /** Until then a worker is at it; afterwards it is taken for dead. */
  @Moment() claimedUntil: Date | null = null;
}
