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

/** What is to be told of an activity; by default customers see it unless its kind is hidden from them. */
export interface ActivityEntry {
  readonly kind: ActivityKind;
  readonly fromState?: TicketState | null;
  readonly toState?: TicketState;
  readonly text?: string | null;
  /** What of a mail is folded away below the text. */
  readonly folded?: string | null;
  readonly reason?: string | null;
  readonly changes?: readonly FieldChange[];
  readonly attachment?: Attachment;
  /** Files that are sent along. */
  readonly attachments?: readonly Attachment[];
  readonly recipient?: string;
  /** Colleagues whom the text names, and who are told of it. */
  readonly mentions?: readonly Colleague[];
  readonly visibleForCustomer?: boolean;
  /** The appointment that it tells of, as it stands. */
  readonly appointment?: object;
  /** Done by the system in the course of somebody's act. */
  readonly bySystem?: boolean;
}

/** Notes that the ticket's timeline has grown, without making it another version: nobody's form gets stale by a message. */
export async function noteActivity(em: EntityManager, { id, version }: Ticket): Promise<void> {
  if (version === undefined) return;
  const note = 'update ticket set last_activity_at = $1 where tenant = $2 and id = $3';
  await within(em).executeSql(note, [clock.now(), currentTenant(), id]);
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
