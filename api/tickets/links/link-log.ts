import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { FROM_BEHIND, LinkKind, type LinkRole } from '../../vocabulary/ticket.js';
import { ActivityKind } from '../../vocabulary/work.js';
import type { Ticket } from '../record/ticket.entity.js';
import { titleOf } from '../record/ticket-title.js';
import { addActivity } from '../timeline/activity-log.js';
import { TicketLink } from './ticket-link.entity.js';

type Ends = readonly [Ticket, Ticket];
type LinkActivity = typeof ActivityKind.LinkAdded | typeof ActivityKind.LinkRemoved;

/** The name of a ticket in another timeline: the number, or the title of a draft. */
const nameOf = ({ identifier, customerDescription }: Ticket) => identifier ?? titleOf(customerDescription);

/** Creates the link and logs it in both timelines, within the caller's transaction. */
export async function makeLink(em: EntityManager, kind: LinkKind, [ticket, target]: Ends): Promise<TicketLink> {
  const link = Object.assign(new TicketLink(), { kind, ticket: ref(ticket), target: ref(target) });
  em.persist(link);
  await logOnBothTickets(em, ActivityKind.LinkAdded, kind, [ticket, target]);
  return link;
}

/** Points the duplicates of a new duplicate to its original, so that no original is a duplicate. */
export async function pointToOriginal(em: EntityManager, [ticket, original]: Ends): Promise<void> {
  const kind = LinkKind.DuplicateOf;
  const repeating = { kind, target: { id: ticket.id } };
  for (const link of await em.find(TicketLink, repeating, { orderBy: { id: 'asc' } })) {
    const repeated = await link.ticket.loadOrFail();
    await logOnBothTickets(em, ActivityKind.LinkRemoved, kind, [repeated, ticket]);
    link.target = ref(original);
    await logOnBothTickets(em, ActivityKind.LinkAdded, kind, [repeated, original]);
  }
}

/** Removes the links of a draft before its deletion, and logs the removal on the linked tickets. */
export async function removeDraftLinks(em: EntityManager, draft: Ticket): Promise<void> {
  for (const link of await em.find(TicketLink, { ticket: { id: draft.id } })) {
    await log(em, ActivityKind.LinkRemoved, FROM_BEHIND[link.kind], [await link.target.loadOrFail(), draft]);
    em.remove(link);
  }
}

/** Logs the role of the other ticket in both timelines. */
export async function logOnBothTickets(
  em: EntityManager,
  activity: LinkActivity,
  kind: LinkKind,
  [ticket, target]: Ends,
): Promise<void> {
  await log(em, activity, kind, [ticket, target]);
  await log(em, activity, FROM_BEHIND[kind], [target, ticket]);
}

async function log(em: EntityManager, activity: LinkActivity, role: LinkRole, [own, other]: Ends): Promise<void> {
  const [from, to] = activity === ActivityKind.LinkAdded ? [null, role] : [role, null];
  await addActivity(em, own, { kind: activity, text: nameOf(other), changes: [{ field: 'link', from, to }] });
}
