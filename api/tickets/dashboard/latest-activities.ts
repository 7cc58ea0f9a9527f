import type { EntityManager } from '@mikro-orm/postgresql';
import { currentTenant, currentUser, type SignedInUser } from '../../platform/tenancy/session.js';
import { ActivityKind } from '../../vocabulary/activity-kind.js';
import { Activity } from '../activity.entity.js';
import { Ticket } from '../ticket.entity.js';
import { activityScope, ticketScope } from '../ticket-scope.js';
import { titleOf } from '../ticket-title.js';

const SHOWN = 10;
/** More than are shown, because the newest activity of a ticket may be hidden from the user. */
const LIVELIEST = 30;

/** What is told in the overview; changes of single fields and sent mails are not. */
const TOLD = [
  ActivityKind.Created,
  ActivityKind.StateChanged,
  ActivityKind.TypeChanged,
  ActivityKind.Assigned,
  ActivityKind.MessageFromCustomer,
  ActivityKind.MessageFromAgent,
  ActivityKind.WorkNote,
  ActivityKind.AttachmentAdded,
  ActivityKind.InvoiceAdded,
  ActivityKind.EmailFailed,
];

/** The newest things that happened to tickets the user sees, of one assignment group if given. */
export async function latestActivities(em: EntityManager, assignmentGroup: string | undefined): Promise<object[]> {
  const user = currentUser();
  const tenant = currentTenant();
  const scope = activityScope(user);
  const tickets = scope || assignmentGroup ? await liveliest(em, user, assignmentGroup) : undefined;
  const conditions = [
    { tenant, kind: { $in: TOLD } },
    ...(tickets ? [{ ticket: { id: { $in: tickets } } }] : []),
    ...(scope ? [scope] : []),
  ];
  const found = await em.find(Activity, { $and: conditions } as never, {
    orderBy: { createdAt: 'desc', id: 'desc' },
    limit: SHOWN,
    populate: ['ticket'],
    strategy: 'select-in',
  });
  return found.map((activity) => {
    const { id, identifier, customerDescription } = activity.ticket.unwrap();
    const { kind, createdAt, createdBy } = activity;
    const isFile = kind === ActivityKind.AttachmentAdded || kind === ActivityKind.InvoiceAdded;
    return {
      id: activity.id,
      kind,
      createdAt: createdAt.toISOString(),
      createdBy,
      text: isFile ? null : activity.text,
      ticket: { id, identifier: identifier ?? null, title: titleOf(customerDescription) },
      params: isFile ? { name: activity.text } : fromTo(activity),
    };
  });
}

function fromTo({ kind, fromState, toState, changes }: Activity): object {
  const [change] = changes;
  if (kind === ActivityKind.TypeChanged && change) return { from: change.from, to: change.to };
  return toState ? { from: fromState ?? null, to: toState } : {};
}

/**
 * Tickets in reach with the newest activities, to which the search is narrowed: the database would otherwise go through
 * everybody's activities until it has found enough of theirs.
 */
async function liveliest(em: EntityManager, user: SignedInUser, assignmentGroup: string | undefined) {
  const scope = ticketScope(user);
  const conditions = [
    { tenant: currentTenant(), lastActivityAt: { $ne: null } },
    ...(assignmentGroup ? [{ assignmentGroup: { id: assignmentGroup } }] : []),
    ...(scope ? [scope] : []),
  ];
  const tickets = await em.find(Ticket, { $and: conditions } as never, {
    fields: ['id'],
    orderBy: { lastActivityAt: 'desc', id: 'desc' },
    limit: LIVELIEST,
    disableIdentityMap: true,
  });
  return tickets.map(({ id }) => id);
}
