import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { FROM_BEHIND, LinkKind, type LinkRole } from '../../vocabulary/ticket.js';
import { ActivityKind } from '../../vocabulary/work.js';
import type { Ticket } from '../record/ticket.entity.js';
import { titleOf } from '../record/ticket-title.js';
import { logActivity, noteActivity } from '../timeline/activity-log.js';
import { TicketLink } from './ticket-link.entity.js';

type Ends = readonly [Ticket, Ticket];
type Told = typeof ActivityKind.LinkAdded | typeof ActivityKind.LinkRemoved;

/** How a ticket is named beside another one; a draft has no number yet. */
const nameOf = ({ identifier, customerDescription }: Ticket) => identifier ?? titleOf(customerDescription);

/** Makes the link and tells both timelines of it, all within the caller's transaction. */
export async function makeLink(em: EntityManager, kind: LinkKind, [ticket, target]: Ends): Promise<TicketLink> {
  const link = Object.assign(new TicketLink(), { kind, ticket: ref(ticket), target: ref(target) });
  em.persist(link);
  await tellEnds(em, ActivityKind.LinkAdded, kind, [ticket, target]);
  return link;
}

/** What repeated a ticket that turns out to be a duplicate repeats its original, so that no pointer leads to a pointer. */
export async function pointToOriginal(em: EntityManager, [ticket, original]: Ends): Promise<void> {
  const kind = LinkKind.DuplicateOf;
  const repeating = { kind, target: { id: ticket.id } };
  for (const link of await em.find(TicketLink, repeating, { orderBy: { id: 'asc' } })) {
    const repeated = await link.ticket.loadOrFail();
    await tellEnds(em, ActivityKind.LinkRemoved, kind, [repeated, ticket]);
    link.target = ref(original);
    await tellEnds(em, ActivityKind.LinkAdded, kind, [repeated, original]);
  }
}

/** Takes back the links of a draft that is about to go, and tells those to which it was linked. */
export async function leaveLinks(em: EntityManager, draft: Ticket): Promise<void> {
  for (const link of await em.find(TicketLink, { ticket: { id: draft.id } })) {
    await tell(em, ActivityKind.LinkRemoved, FROM_BEHIND[link.kind], [await link.target.loadOrFail(), draft]);
    em.remove(link);
  }
}

/** Tells both timelines what the other ticket is to them, or was. */
export async function tellEnds(em: EntityManager, what: Told, kind: LinkKind, [ticket, target]: Ends): Promise<void> {
  await tell(em, what, kind, [ticket, target]);
  await tell(em, what, FROM_BEHIND[kind], [target, ticket]);
}

async function tell(em: EntityManager, what: Told, role: LinkRole, [own, other]: Ends): Promise<void> {
  const [from, to] = what === ActivityKind.LinkAdded ? [null, role] : [role, null];
  logActivity(em, own, { kind: what, text: nameOf(other), changes: [{ field: 'link', from, to }] });
  await noteActivity(em, own);
}
