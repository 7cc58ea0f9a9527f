import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Problem } from '../../platform/http/problem.js';
import type { ResourceRules } from '../../platform/resource/rules.js';
import { currentTenant, currentUser, type SignedInUser } from '../../platform/tenancy/session.js';
import { ActivityKind } from '../../vocabulary/activity-kind.js';
import { LinkKind } from '../../vocabulary/link-kind.js';
import { Role } from '../../vocabulary/role.js';
import { lockTickets } from '../lock-ticket.js';
import { Ticket } from '../ticket.entity.js';
import { linkScope } from '../ticket-scope.js';
import { titleOf } from '../ticket-title.js';
import { tellEnds } from './link-log.js';
import type { LinkEnd, TicketLink } from './ticket-link.entity.js';

/** Who sees a link and takes it back; what the system has made stays. */
@Injectable()
export class TicketLinkRules implements ResourceRules<TicketLink> {
  scope(user: SignedInUser) {
    return linkScope(user);
  }

  /** Both ends first, as whoever links them does. */
  async beforeWrite(em: EntityManager, id?: string): Promise<void> {
    const sql = 'select ticket_id, target_id from ticket_link where tenant = ? and id = ?';
    const [ends] = await em.execute<{ ticket_id: string; target_id: string }[]>(sql, [currentTenant(), id ?? null]);
    if (ends) await lockTickets(em, [ends.ticket_id, ends.target_id]);
  }

  async beforeDelete({ kind, ticket, target }: TicketLink, em: EntityManager): Promise<void> {
    if (kind === LinkKind.FollowUpOf) throw new Problem(409, 'LINK_KEPT');
    await tellEnds(em, ActivityKind.LinkRemoved, kind, [await ticket.loadOrFail(), await target.loadOrFail()]);
  }

  /** Whoever sees the link reaches both ends, so that both may be named. */
  async present(links: readonly TicketLink[], em: EntityManager): Promise<Record<string, unknown>[]> {
    const ids = [...new Set(links.flatMap(({ ticket, target }) => [ticket.unwrap().id, target.unwrap().id]))];
    const tickets = await em.find(Ticket, { tenant: currentTenant(), id: { $in: ids } });
    const ends = new Map(tickets.map((ticket) => [ticket.id, endOf(ticket)]));
    const isAgent = currentUser().roles.includes(Role.Agent);
    return links.map(({ kind, ticket, target }) => ({
      ends: [ends.get(ticket.unwrap().id), ends.get(target.unwrap().id)],
      can: { edit: false, delete: isAgent && kind !== LinkKind.FollowUpOf },
    }));
  }
}

const endOf = ({ id, identifier, customerDescription, type, state }: Ticket): LinkEnd => ({
  id,
  identifier,
  title: titleOf(customerDescription),
  type,
  state,
});
