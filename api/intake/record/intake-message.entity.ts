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
import { INTAKE_REASONS, INTAKE_STATES, type IntakeReason, type IntakeState } from '../../vocabulary/mailbox.js';
import { Role } from '../../vocabulary/role.js';
import { Mailbox } from './mailbox.entity.js';

const SCREENS = { route: 'admin/support/messages', menu: 'none', icon: 'Mail' } as const;
const KEPT = { readOnly: true, list: true } as const;
const HIDDEN = { readOnly: true, visible: [] as Role[] };
const FOUND = { ...KEPT, filter: true } as const;

/**
 * An incoming mail and what became of it; its raw content lies in the file store under `tenant/id`. Administrators see
 * who wrote when and why something was not filed; what a mail says belongs to its ticket.
 */
@Resource({
  path: 'intake-messages',
  ...SCREENS,
  title: 'sender',
  sort: '-createdAt',
  allow: { read: [Role.Admin] },
  audited: false,
  indexes: ['state', 'reason', 'ticket_id', 'sender', 'mailbox_id'].map(newestIndex('intake_message')),
})
@View({ as: 'tab', name: 'all', filter: {}, count: true })
@View({ as: 'tab', name: 'failed', filter: { state_eq_any: ['FAILED'] }, count: true })
export class IntakeMessage extends TenantEntity {
  @Moment({ ...KEPT, required: true }) receivedAt: Date = clock.now();
  @Choice(INTAKE_STATES, { ...FOUND, name: 'intakeState', required: true }) state: IntakeState = 'RECEIVED';
  @Choice(INTAKE_REASONS, { ...FOUND, name: 'intakeReason' }) reason: IntakeReason | null = null;
  /** Address of its author, once it has been read. */
  @Text({ ...FOUND, max: 254 }) sender: string | null = null;
  @Text({ ...KEPT, max: 100 }) senderName: string | null = null;
  @Text({ ...KEPT, max: 500 }) subject: string | null = null;
  @Reference(() => Ticket, { ...FOUND, onDelete: 'clear' }) ticket: Ref<Ticket> | null = null;
  /** Where it was fetched; null for what a gateway brought. */
  @Reference(() => Mailbox, { ...FOUND, onDelete: 'clear' }) mailbox: Ref<Mailbox> | null = null;
  @Integer({ ...KEPT, min: 1, required: true, unit: 'B' }) size!: number;
  @Text({ readOnly: true, max: 500 }) messageId: string | null = null;
  /** Digest of the raw content. */
  @Text({ readOnly: true, required: true }) digest!: string;
  /** By which a message counts once: its Message-ID, else its digest. */
  @Text({ readOnly: true, required: true, unique: true, max: 600 }) identity!: string;
  /** Id of the entry in the timeline that it became. */
  @Text(HIDDEN) activity: string | null = null;
  /** It began a ticket, of which one sender makes so many an hour. */
  @Flag({ ...HIDDEN, default: false }) opened = false;
  /** It can still be shown as it came; afterwards only what became of it is known. */
  @Flag({ ...KEPT, default: true }) hasOriginal = true;
  /** All that it says, with what it quotes. */
  @LongText({ ...HIDDEN, max: 100_000 }) text: string | null = null;
}
