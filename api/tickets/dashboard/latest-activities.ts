import type { EntityManager } from '@mikro-orm/postgresql';
import { currentTenant, currentUser } from '../../platform/tenancy/session.js';
import { ActivityKind } from '../../vocabulary/activity-kind.js';
import { Activity } from '../activity.entity.js';
import { activityScope } from '../ticket-scope.js';
import { titleOf } from '../ticket-title.js';

const SHOWN = 10;

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

/** The newest things that happened to tickets the user sees. */
export async function latestActivities(em: EntityManager, assignmentGroup: string | undefined): Promise<object[]> {
  const scope = activityScope(currentUser());
  const where = {
    $and: [
      { tenant: currentTenant(), kind: { $in: TOLD } },
      ...(scope ? [scope] : []),
      ...(assignmentGroup ? [{ ticket: { assignmentGroup: { id: assignmentGroup } } }] : []),
    ],
  };
  const found = await em.find(Activity, where as never, {
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
