import type { Ref } from '@mikro-orm/core';
import { Property } from '@mikro-orm/decorators/legacy';
import { Computed } from '../../platform/resource/computed-kind.js';
import { Choice, LongText, newestIndex, Reference, Resource, Text, View } from '../../platform/resource/index.js';
import { TenantEntity } from '../../platform/tenancy/tenant-entity.js';
import { Ticket } from '../../tickets/record/ticket.entity.js';
import { ERASURE_DECISIONS, type ErasureDecision } from '../../vocabulary/privacy.js';
import { Role } from '../../vocabulary/role.js';
import { Erasure } from './erasure.entity.js';

const KEPT = { readOnly: true, list: true } as const;
const SCREENS = { route: 'admin/support/erasure-places', menu: 'none', icon: 'ShortText', title: 'place' } as const;
const TAB = { as: 'tab', count: true } as const;

/** A text or file that may name an erased person. An administrator decides whether the name is replaced. */
@Resource({
  path: 'erasure-places',
  ...SCREENS,
  sort: 'createdAt',
  audited: false,
  allow: { read: [Role.Admin] },
  unique: [['erasure', 'source', 'record', 'field']],
  indexes: [newestIndex('erasure_place')('erasure_id')],
})
@View({ ...TAB, name: 'open', filter: { decision: 'OPEN' } })
@View({ as: 'tab', name: 'all', filter: {} })
export class ErasurePlace extends TenantEntity {
  @Reference(() => Erasure, { ...KEPT, required: true, filter: true, panel: true, onDelete: 'cascade' })
  erasure!: Ref<Erasure>;
  /** Resource and field, for readers. */
  @Computed({ type: 'string' }, { list: true }) place!: string;
  @Reference(() => Ticket, { ...KEPT, onDelete: 'cascade' }) ticket: Ref<Ticket> | null = null;
  /** The words around the name; null once the erasure is done. */
  @LongText({ ...KEPT, max: 1_000 }) excerpt: string | null = null;
  @Choice(ERASURE_DECISIONS, { ...KEPT, name: 'erasureDecision', filter: 'narrows', default: 'OPEN' })
  decision: ErasureDecision = 'OPEN';
  /** API path of the resource; null for a table without routes. */
  @Text({ readOnly: true, max: 100 }) resource: string | null = null;
  @Text({ readOnly: true, required: true, max: 36 }) record!: string;
  @Text({ readOnly: true, required: true, max: 100 }) field!: string;
  /** Name of the table. */
  @Text({ readOnly: true, required: true, max: 100, visible: [] }) source!: string;
  @Property({ type: 'boolean', default: false, hidden: true }) applied = false;
}
