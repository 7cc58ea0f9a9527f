import type { Ref } from '@mikro-orm/core';
import { clock } from '../../platform/clock.js';
import {
  Choice,
  Flag,
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
import { Ticket } from '../../tickets/record/ticket.entity.js';
import {
  FAILED_BECAUSE,
  INTAKE_REASONS,
  INTAKE_STATES,
  type IntakeReason,
  type IntakeState,
  PUT_ASIDE_BECAUSE,
} from '../../vocabulary/mailbox.js';
import { Role } from '../../vocabulary/role.js';
import { Mailbox } from './mailbox.entity.js';

const SCREENS = { route: 'incoming-mail', menu: 'none', icon: 'Mail' } as const;
const KEPT = { readOnly: true, list: true } as const;
const HIDDEN = { readOnly: true, visible: [] as Role[] };
const FOUND = { ...KEPT, filter: true } as const;
/** Technical identifiers of a mail, which do not concern the desk. */
const TECHNICAL = { readOnly: true, visible: [Role.Admin] };

/**
 * An incoming mail with its outcome; its raw content is in the file store under `tenant/id`. Administrators and agents see
 * author, time and the reason why a mail was not filed; the content of a filed mail belongs to its ticket. Agents need no
 * scope, since they reach every ticket of the tenant and so every filed mail.
 */
@Resource({
  path: 'intake-messages',
  ...SCREENS,
  title: 'sender',
  sort: '-createdAt',
  allow: { read: [Role.Agent, Role.Admin] },
  audited: false,
  indexes: ['state', 'reason', 'ticket_id', 'sender', 'mailbox_id'].map(newestIndex('intake_message')),
})
@View({ as: 'tab', name: 'all', filter: {}, count: true })
@View({ as: 'tab', name: 'unfiled', filter: { reason_eq_any: [...FAILED_BECAUSE, ...PUT_ASIDE_BECAUSE] } })
@View({ as: 'tab', name: 'failed', filter: { state_eq_any: ['FAILED'] }, count: true })
@View({ as: 'tab', name: 'aside', filter: { reason_eq_any: [...PUT_ASIDE_BECAUSE] }, count: true })
export class IntakeMessage extends TenantEntity {
  @Moment({ ...KEPT, required: true }) receivedAt: Date = clock.now();
  @Choice(INTAKE_STATES, { ...FOUND, name: 'intakeState', required: true }) state: IntakeState = 'RECEIVED';
  @Choice(INTAKE_REASONS, { ...FOUND, name: 'intakeReason' }) reason: IntakeReason | null = null;
  /** Address of the author, from the parsed mail. */
  @Text({ ...FOUND, max: 254, person: 'address' }) sender: string | null = null;
  @Text({ ...KEPT, list: false, max: 100, person: 'name' }) senderName: string | null = null;
  @Text({ ...KEPT, max: 500 }) subject: string | null = null;
  @Reference(() => Ticket, { ...FOUND, onDelete: 'clear' }) ticket: Ref<Ticket> | null = null;
  /** The mailbox of a fetched mail; null for a mail of a gateway. */
  @Reference(() => Mailbox, { ...FOUND, ...TECHNICAL, list: false, panel: true, onDelete: 'clear' })
  mailbox: Ref<Mailbox> | null = null;
  @Integer({ ...KEPT, min: 1, required: true, unit: 'B' }) size!: number;
  @Text({ ...TECHNICAL, max: 500 }) messageId: string | null = null;
  /** Digest of the raw content. */
  @Text({ ...TECHNICAL, required: true }) digest!: string;
  /** The key of a message, which is stored once: its Message-ID, else its digest. */
  @Text({ ...TECHNICAL, required: true, unique: true, max: 600 }) identity!: string;
  /** Id of its timeline entry. */
  @Text(HIDDEN) activity: string | null = null;
  /** Whether it began a ticket, which counts for the sender's limit of an hour. */
  @Flag({ ...HIDDEN, default: false }) opened = false;
  /** Whether its raw content is still stored. */
  @Flag({ ...KEPT, default: true }) hasOriginal = true;
  /** The whole text with quotations. */
  @LongText({ ...HIDDEN, max: 100_000 }) text: string | null = null;
}
