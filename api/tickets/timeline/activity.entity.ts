import { Collection, type Ref } from '@mikro-orm/core';
import { Property } from '@mikro-orm/decorators/legacy';
import { STAFF } from '../../masterdata/access.js';
import { User } from '../../masterdata/user.entity.js';
import { FieldChange } from '../../platform/audit/field-change.js';
import {
  Choice,
  EmbeddedList,
  Flag,
  LongText,
  Reference,
  References,
  Resource,
  Text,
} from '../../platform/resource/index.js';
import { TenantEntity } from '../../platform/tenancy/tenant-entity.js';
import { Role } from '../../vocabulary/role.js';
import { TICKET_STATES, type TicketState } from '../../vocabulary/ticket.js';
import { ACTIVITY_KINDS, type ActivityKind } from '../../vocabulary/work.js';
import { Attachment } from '../record/attachment.entity.js';
import { Ticket } from '../record/ticket.entity.js';
import { Colleague } from './colleague.shape.js';

/** Agents list activities of all tickets; other users read the timelines of their tickets. */
const READERS = { read: [Role.Agent] };
const SCREENS = { route: 'activities', menu: 'none', icon: 'History', screens: 'own' } as const;
const KEPT = { readOnly: true } as const;
const KIND = { ...KEPT, name: 'activityKind', required: true, list: true, filter: true } as const;
const STATE = { ...KEPT, name: 'ticketState' } as const;

const TIMELINE = {
  name: 'activity_timeline_index',
  expression:
    'create index "activity_timeline_index" on "activity" ("tenant", "ticket_id", "created_at", "id", "kind", "visible_for_customer")',
};

/** An entry of a ticket's timeline (spec §3 "Activities"), written once by `createdBy`. */
@Resource({
  path: 'activities',
  ...SCREENS,
  title: 'kind',
  sort: '-createdAt',
  audited: false,
  allow: READERS,
  indexes: [TIMELINE],
  fullText: ['text', 'visibleForCustomer'],
  hit: { name: null },
})
export class Activity extends TenantEntity {
  @Reference(() => Ticket, { ...KEPT, required: true, filter: true, list: true, onDelete: 'cascade' })
  ticket!: Ref<Ticket>;
  @Choice(ACTIVITY_KINDS, KIND) kind!: ActivityKind;
  /** The acting user; null for the system. */
  @Reference(() => User, { ...KEPT, filter: true, list: true }) actor: Ref<User> | null = null;
  @Choice(TICKET_STATES, STATE) fromState: TicketState | null = null;
  @Choice(TICKET_STATES, STATE) toState: TicketState | null = null;
  /** Message, note or name of a file, for all readers of the activity. */
  @LongText(KEPT) text: string | null = null;
  /** The rest of a mail: quotations, signature and footers, for agents only. */
  @LongText({ ...KEPT, max: 100_000, visible: [Role.Agent] }) folded: string | null = null;
  /** The reason, for staff only. */
  @LongText({ ...KEPT, visible: STAFF }) reason: string | null = null;
  @EmbeddedList(() => FieldChange, KEPT) changes: FieldChange[] = [];
  @Reference(() => Attachment, { ...KEPT, onDelete: 'clear' }) attachment: Ref<Attachment> | null = null;
  /** Files of a message or note. */
  @References(() => Attachment, { ...KEPT, onDelete: 'clear' }) attachments = new Collection<Attachment>(this);
  /** The recipient of a mail; its subject is the text. */
  @Text({ ...KEPT, visible: STAFF, person: 'address' }) recipient: string | null = null;
  /** Mentioned colleagues with their names at that time. */
  @EmbeddedList(() => Colleague, { ...KEPT, visible: STAFF }) mentions: Colleague[] = [];
  @Flag({ ...KEPT, visible: STAFF }) visibleForCustomer = false;

  /** The appointment at the time of the activity, in the format of its room. */
  @Property({ type: 'json', columnType: 'jsonb', nullable: true }) appointment: object | null = null;
}
