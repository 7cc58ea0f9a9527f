import type { EntityManager } from '@mikro-orm/postgresql';
import { Activity } from '../../tickets/timeline/activity.entity.js';
import type { MailEvent } from '../../vocabulary/mail.js';
import { TicketState } from '../../vocabulary/ticket.js';
import { ActivityKind } from '../../vocabulary/work.js';

interface Cause {
  readonly kind: ActivityKind;
  readonly toState?: TicketState;
}

const state = (toState: TicketState): Cause => ({ kind: ActivityKind.StateChanged, toState });

/** The kind of timeline entry that causes each event. */
const CAUSES: Readonly<Record<MailEvent, Cause>> = {
  ISSUE_CREATED: { kind: ActivityKind.Created },
  ISSUE_OR_DRAFT_ADDED: { kind: ActivityKind.Created },
  ISSUE_ASSIGNED: { kind: ActivityKind.Assigned },
  ISSUE_ASSIGNED_NOTICE: { kind: ActivityKind.Assigned },
  ISSUE_MESSAGE_FROM_AGENT_TO_CUSTOMER_ADDED: { kind: ActivityKind.MessageFromAgent },
  ISSUE_MESSAGE_FROM_CUSTOMER_TO_AGENT_ADDED: { kind: ActivityKind.MessageFromCustomer },
  ISSUE_WORK_NOTE_ADDED: { kind: ActivityKind.WorkNote },
  ISSUE_STATE_IN_PROGRESS: state(TicketState.InWork),
  ISSUE_STATE_WORK_COMPLETED: state(TicketState.WorkCompleted),
  ISSUE_STATE_ORDER_COMPLETED: state(TicketState.OrderCompleted),
  ISSUE_STATE_CLOSED: state(TicketState.Closed),
  REPORT_CREATED: { kind: ActivityKind.ReportAdded },
  REPORT_CREATION_FAILED: { kind: ActivityKind.ReportFailed },
  REACTION_TIME_WARNING: { kind: ActivityKind.DeadlineMark },
  SLA_BREACH: { kind: ActivityKind.DeadlineMark },
  TRIGGER_TIME_NOTICE: { kind: ActivityKind.TriggerTime },
};

/** The last entry of the ticket that causes the event; with `fits` false, the last entry of any kind. */
export async function latestCause(
  em: EntityManager,
  ticket: string,
  event: MailEvent,
): Promise<{ activity: Activity | null; fits: boolean }> {
  const own = { ticket: { id: ticket } };
  const newest = { orderBy: { createdAt: 'desc', id: 'desc' } } as const;
  const cause = CAUSES[event];
  const found = await em.findOne(Activity, { ...own, ...cause }, newest);
  if (found) return { activity: found, fits: true };
  return { activity: await em.findOne(Activity, own, newest), fits: false };
}
