import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { invalidField } from '../../platform/http/problem.js';
import { currentUser } from '../../platform/tenancy/session.js';
import { ActivityKind } from '../../vocabulary/work.js';
import { Attachment } from '../record/attachment.entity.js';
import type { Ticket } from '../record/ticket.entity.js';
import { attachmentScope } from '../record/ticket-scope.js';
import { Activity } from '../timeline/activity.entity.js';
import { logActivity } from '../timeline/activity-log.js';

/**
 * Attaches uploads of the acting user to a message or note: files of the ticket without another message. The files get the
 * visibility of the message, whose activity replaces their own activities. Throws 422 for any other id.
 */
export async function attachUploads(
  em: EntityManager,
  ticket: Ticket,
  ids: readonly string[],
  visibleForCustomer: boolean,
): Promise<Attachment[]> {
  if (ids.length === 0) return [];
  const user = currentUser();
  const own = { id: { $in: ids }, ticket: { id: ticket.id }, uploader: { id: user.id } };
  const scope = attachmentScope(user);
  const found = await em.find(Attachment, (scope ? { $and: [own, scope] } : own) as never);
  const sent = await em.count(Activity, {
    ticket: { id: ticket.id },
    attachments: { id: { $in: ids } },
  } as never);
  if (found.length < ids.length || sent > 0) throw invalidField('/attachments', 'UNKNOWN_REFERENCE');
  for (const attachment of found) attachment.visibleForCustomer = visibleForCustomer;
  const added = { kind: ActivityKind.AttachmentAdded, attachment: { id: { $in: ids } } };
  await em.nativeDelete(Activity, added as never);
  return ids.map((id) => found.find((attachment) => attachment.id === id) as Attachment);
}

/** Moves the files of a message to the ticket that the message was moved to. */
export function moveAttachments(attachments: readonly Attachment[], ticket: Ticket): void {
  for (const attachment of attachments) attachment.ticket = ref(ticket);
}

/** Logs each file of a message in the timeline of the ticket that the message has created. */
export function logAttachments(em: EntityManager, attachments: readonly Attachment[], ticket: Ticket): void {
  for (const attachment of attachments) {
    const { name: text, visibleForCustomer } = attachment;
    logActivity(em, ticket, { kind: ActivityKind.AttachmentAdded, text, attachment, visibleForCustomer });
  }
}
