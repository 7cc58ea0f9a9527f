import type { EntityManager } from '@mikro-orm/postgresql';
import type { Activity } from '../../tickets/timeline/activity.entity.js';
import { logActivity } from '../../tickets/timeline/activity-log.js';
import type { ActivityKind } from '../../vocabulary/work.js';
import type { TicketMail } from './ticket-mail.entity.js';

/** Logs the outcome of a mail in the timeline of its ticket; `reason` is visible to the desk. */
export function logMailActivity(
  em: EntityManager,
  { ticket, recipient, subject }: TicketMail,
  kind: ActivityKind,
  reason: string | null = null,
): Activity {
  const to = recipient ? { recipient } : {};
  return logActivity(em, ticket.unwrap(), { kind, text: subject, reason, ...to, bySystem: true });
}
