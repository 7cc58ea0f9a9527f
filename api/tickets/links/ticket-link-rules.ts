import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Problem } from '../../platform/http/problem.js';
import type { Computations } from '../../platform/read/record.js';
import { referencedRecordJson } from '../../platform/read/record-json.js';
import type { ResourceRules } from '../../platform/rest/rules.js';
import { currentTenant, currentUser } from '../../platform/tenancy/session.js';
import { Role } from '../../vocabulary/role.js';
import { LinkKind } from '../../vocabulary/ticket.js';
import { ActivityKind } from '../../vocabulary/work.js';
import { lockTickets } from '../record/lock-ticket.js';
import { Ticket } from '../record/ticket.entity.js';
import { linkScope } from '../record/ticket-scope.js';
import { titleOf } from '../record/ticket-title.js';
import { logOnBothTickets } from './link-log.js';
import type { LinkEnd, TicketLink } from './ticket-link.entity.js';

/** Scope and rights of links; links of the system stay. */
@Injectable()
export class TicketLinkRules implements ResourceRules<TicketLink> {
  readonly scope = linkScope;

  computed(): Computations<TicketLink> {
    const fields = ['id', 'identifier', 'customerDescription', 'type', 'state', 'closingState'];
    const sql = {
      from: referencedRecordJson(() => Ticket, fields, 'ticket'),
      to: referencedRecordJson(() => Ticket, fields, 'target'),
    };
    return {
      // A reader of the link reaches both tickets.
      ends: { of: ['ticket', 'target'], sql, value: ({ from, to }) => [from, to].map((end) => endOf(end as Ticket)) },
      can: {
        of: ['kind'],
        value: ({ kind }) => ({
          edit: false,
          delete: currentUser().roles.includes(Role.Agent) && kind !== LinkKind.FollowUpOf,
        }),
      },
    };
  }

  /** Locks both tickets first, like the creation of a link. */
  async beforeWrite(em: EntityManager, id?: string): Promise<void> {
    const sql = 'select ticket_id, target_id from ticket_link where tenant = ? and id = ?';
    const [ends] = await em.execute<{ ticket_id: string; target_id: string }[]>(sql, [currentTenant(), id ?? null]);
    if (ends) await lockTickets(em, [ends.ticket_id, ends.target_id]);
  }

  async beforeDelete({ kind, ticket, target }: TicketLink, em: EntityManager): Promise<void> {
    if (kind === LinkKind.FollowUpOf) throw new Problem(409, 'LINK_KEPT');
    await logOnBothTickets(em, ActivityKind.LinkRemoved, kind, [await ticket.loadOrFail(), await target.loadOrFail()]);
  }
}

const endOf = ({ id, identifier, customerDescription, type, state, closingState }: Ticket): LinkEnd => ({
  id,
  identifier,
  title: titleOf(customerDescription),
  type,
  state,
  closingState,
});
