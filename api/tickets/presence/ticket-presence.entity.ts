import type { Ref } from '@mikro-orm/core';
import { User } from '../../masterdata/user.entity.js';
import { Choice, Reference } from '../../platform/resource/index.js';
import { TenantTable } from '../../platform/resource/resource.js';
import { TenantEntity } from '../../platform/tenancy/tenant-entity.js';
import { TICKET_DOINGS, type TicketDoing } from '../../vocabulary/ticket.js';
import { Ticket } from '../record/ticket.entity.js';

const INDEX = {
  name: 'ticket_presence_ticket_index',
  expression: 'create index "ticket_presence_ticket_index" on "ticket_presence" ("tenant", "ticket_id", "updated_at")',
};

/** A tab that has a ticket open, by the id of the tab; `updatedAt` is its last heartbeat. Unlogged, swept daily. */
@TenantTable({ indexes: [INDEX] })
export class TicketPresence extends TenantEntity {
  @Reference(() => Ticket, { required: true, onDelete: 'cascade' }) ticket!: Ref<Ticket>;
  @Reference(() => User, { required: true, onDelete: 'cascade' }) user!: Ref<User>;
  @Choice(TICKET_DOINGS, { name: 'ticketDoing', required: true }) doing: TicketDoing = 'READING';
}
