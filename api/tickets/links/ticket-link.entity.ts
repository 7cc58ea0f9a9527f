import type { Ref } from '@mikro-orm/core';
import { Computed } from '../../platform/resource/computed-kind.js';
import { Choice, Reference, Resource } from '../../platform/resource/index.js';
import { TenantEntity } from '../../platform/tenancy/tenant-entity.js';
import { Role } from '../../vocabulary/role.js';
import { CLOSING_STATES, LINK_KINDS, type LinkKind, TICKET_STATES, TICKET_TYPES } from '../../vocabulary/ticket.js';
import { RECORD_RIGHTS_SCHEMA } from '../record/record-rights.js';
import { Ticket } from '../record/ticket.entity.js';

/** Agents list the links of all tickets; other users read the links of their tickets. */
const DESK = [Role.Agent];
const SCREENS = { route: 'ticket-links', menu: 'none', icon: 'ConfirmationNumber', screens: 'own' } as const;
const END = { readOnly: true, required: true, filter: true, onDelete: 'cascade' } as const;
const END_SCHEMA = {
  type: 'object',
  required: ['id', 'identifier', 'title', 'type', 'state', 'closingState'],
  properties: {
    id: { type: 'string', format: 'uuid' },
    identifier: { type: ['string', 'null'] },
    title: { type: 'string' },
    type: { type: 'string', enum: [...TICKET_TYPES] },
    state: { type: 'string', enum: [...TICKET_STATES] },
    closingState: { type: ['string', 'null'], enum: [...CLOSING_STATES, null] },
  },
};

/** A duplicate has one original. */
const ONE_ORIGINAL = {
  name: 'ticket_link_one_original_index',
  expression:
    'create unique index "ticket_link_one_original_index" on "ticket_link" ("tenant", "ticket_id") where "kind" = \'DUPLICATE_OF\'',
};

/** A linked ticket for readers of the link. */
export type LinkEnd = Pick<Ticket, 'id' | 'identifier' | 'title' | 'type' | 'state' | 'closingState'>;

/** A link between two tickets, for readers of both (domain, links). */
@Resource({
  path: 'ticket-links',
  ...SCREENS,
  title: 'kind',
  sort: 'createdAt',
  audited: false,
  allow: { read: DESK, delete: DESK },
  unique: [['kind', 'ticket', 'target']],
  indexes: [ONE_ORIGINAL],
})
export class TicketLink extends TenantEntity {
  @Choice(LINK_KINDS, { name: 'linkKind', readOnly: true, required: true, list: true }) kind!: LinkKind;
  /** The ticket that follows up, executes, repeats, or is related. */
  @Reference(() => Ticket, END) ticket!: Ref<Ticket>;
  @Reference(() => Ticket, END) target!: Ref<Ticket>;
  @Computed({ type: 'array', items: END_SCHEMA, minItems: 2, maxItems: 2 }, { reads: 'tickets' }) ends!: LinkEnd[];
  @Computed(RECORD_RIGHTS_SCHEMA, { widget: 'rights' }) can!: { edit: boolean; delete: boolean };
}
