import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { userRef } from '../../masterdata/acting-user.js';
import type { FieldChange } from '../../platform/audit/field-change.js';
import { clock } from '../../platform/clock.js';
import { within } from '../../platform/database/within.js';
import { currentSession, currentTenant } from '../../platform/tenancy/session.js';
import type { TicketState } from '../../vocabulary/ticket.js';
import type { ActivityKind } from '../../vocabulary/work.js';
import type { Attachment } from '../record/attachment.entity.js';
import { Ticket } from '../record/ticket.entity.js';
import { HIDDEN_ACTIVITY_KINDS } from '../record/ticket-field-access.js';
import { Activity } from './activity.entity.js';
import type { Colleague } from './colleague.shape.js';

/** The content of an activity; by default customers see all kinds that are not hidden from them. */
export interface ActivityEntry {
  readonly kind: ActivityKind;
  readonly fromState?: TicketState | null;
  readonly toState?: TicketState;
  readonly text?: string | null;
  /** The folded part of a mail below the text. */
  readonly folded?: string | null;
  readonly reason?: string | null;
  readonly changes?: readonly FieldChange[];
  readonly attachment?: Attachment;
  /** Files of a message. */
  readonly attachments?: readonly Attachment[];
  readonly recipient?: string;
  /** Mentioned colleagues, who are notified. */
  readonly mentions?: readonly Colleague[];
  readonly visibleForCustomer?: boolean;
  /** The appointment of the activity. */
  readonly appointment?: object;
  /** A change by the system. */
  readonly bySystem?: boolean;
}

/** Stores the time of the newest activity without a new version, so that open forms do not get stale. */
export async function noteActivity(em: EntityManager, { id, version }: Ticket): Promise<void> {
  if (version === undefined) return;
  const update = 'update ticket set last_activity_at = $1 where tenant = $2 and id = $3';
  await within(em).executeSql(update, [clock.now(), currentTenant(), id]);
}

/** Adds an entry to the ticket's timeline; it is stored with the transaction's flush. */
export function logActivity(em: EntityManager, ticket: Ticket, entry: ActivityEntry): Activity {
  const { kind, changes = [], attachment, bySystem = false } = entry;
  const activity = new Activity();
  const { user } = currentSession();
  activity.ticket = ref(ticket);
  activity.kind = kind;
  if (bySystem) activity.createdBy = 'System';
  else if (user?.id) activity.actor = userRef(em, user.id);
  activity.fromState = entry.fromState ?? null;
  activity.toState = entry.toState ?? null;
  activity.text = entry.text ?? null;
  activity.folded = entry.folded ?? null;
  activity.reason = entry.reason ?? null;
  activity.changes = [...changes];
  activity.attachment = attachment ? ref(attachment) : null;
  activity.attachments.set(entry.attachments ?? []);
  activity.recipient = entry.recipient ?? null;
  activity.mentions = [...(entry.mentions ?? [])];
  activity.visibleForCustomer = entry.visibleForCustomer ?? !HIDDEN_ACTIVITY_KINDS.customer.includes(kind);
  activity.appointment = entry.appointment ?? null;
  em.persist(activity);
  return activity;
}

/** Adds an entry and stores its time, for a change that does not store the ticket. */
export async function addActivity(em: EntityManager, ticket: Ticket, entry: ActivityEntry): Promise<Activity> {
  const activity = logActivity(em, ticket, entry);
  await noteActivity(em, ticket);
  return activity;
}
