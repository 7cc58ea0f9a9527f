import { conditionSql } from '../../platform/read/condition.js';
import { ReadQuery } from '../../platform/read/read-query.js';
import { Statement } from '../../platform/read/statement.js';
import type { Condition } from '../../platform/resource/condition.js';
import { isoMoment } from '../../platform/resource/moment.js';
import { resourceOf } from '../../platform/resource/resource.js';
import { currentTenant, currentUser, type SignedInUser } from '../../platform/tenancy/session.js';
import { ActivityKind } from '../../vocabulary/work.js';
import { Ticket } from '../record/ticket.entity.js';
import { activityScope, ticketScope } from '../record/ticket-scope.js';
import { titleOf } from '../record/ticket-title.js';
import { Activity } from '../timeline/activity.entity.js';

const SHOWN = 10;
/** More tickets than shown activities, since the newest activity of a ticket may be hidden from the user. */
const MOST_TICKETS = 30;

/** The kinds on the dashboard, without changes of single fields and sent mails. */
const SHOWN_KINDS = [
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

/** The newest activities within the user's reach, of the tickets that meet some conditions. */
export function latestActivities(narrowing: readonly Condition[] = []): ReadQuery<object[]> {
  const user = currentUser();
  const into = new Statement();
  const scope = activityScope(user);
  const where = { $and: [{ tenant: currentTenant(), kind: { $in: SHOWN_KINDS } }, ...(scope ? [scope] : [])] };
  const visible = conditionSql(where, resourceOf(Activity), 'e', into);
  const among = scope || narrowing.length > 0 ? ` and e.ticket_id in (${activeTicketsSql(user, narrowing, into)})` : '';
  const newest = `select e.* from activity e where ${visible}${among} order by e.created_at desc, e.id desc limit ${SHOWN}`;
  into.text = `select ${COLUMNS} from (${newest}) e join ticket t on t.tenant = e.tenant and t.id = e.ticket_id order by e.created_at desc, e.id desc`;
  return new ReadQuery([into], ([rows = []]) => (rows as unknown as ActivityRow[]).map(presented));
}

const COLUMNS = `e.id, e.kind, e.created_at as "createdAt", e.created_by as "createdBy", e.text, e.changes,
  e.from_state as "fromState", e.to_state as "toState", t.id as ticket, t.identifier, t.customer_description as "customerDescription"`;

type ActivityRow = Pick<Activity, 'id' | 'kind' | 'createdBy' | 'text' | 'changes' | 'fromState' | 'toState'> &
  Pick<Ticket, 'identifier' | 'customerDescription'> & { readonly createdAt: string; readonly ticket: string };

function presented(activity: ActivityRow): object {
  const { id, kind, createdAt, createdBy, ticket, identifier, customerDescription } = activity;
  const isFile = kind === ActivityKind.AttachmentAdded || kind === ActivityKind.InvoiceAdded;
  return {
    id,
    kind,
    createdAt: isoMoment(createdAt),
    createdBy,
    text: isFile ? null : activity.text,
    ticket: { id: ticket, identifier, title: titleOf(customerDescription) },
    params: isFile ? { name: activity.text } : fromTo(activity),
  };
}

function fromTo({ kind, fromState, toState, changes }: ActivityRow): object {
  const [change] = changes;
  if (kind === ActivityKind.TypeChanged && change) return { from: change.from, to: change.to };
  return toState ? { from: fromState ?? null, to: toState } : {};
}

/** The tickets within reach with the newest activities, so that the database reads no activities of other tickets. */
function activeTicketsSql(user: SignedInUser, narrowing: readonly Condition[], into: Statement): string {
  const scope = ticketScope(user);
  const where: Condition = {
    $and: [{ tenant: currentTenant(), lastActivityAt: { $ne: null } }, ...narrowing, ...(scope ? [scope] : [])],
  };
  const met = conditionSql(where, resourceOf(Ticket), 'l', into);
  return `select l.id from ticket l where ${met} order by l.last_activity_at desc, l.id desc limit ${MOST_TICKETS}`;
}
