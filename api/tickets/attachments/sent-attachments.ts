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
 * The files that go with a message or note of the acting user: their own uploads to this ticket that were not sent with
 * another one. From now on they are as visible as what they go with, and that entry takes the place of their own.
 * Throws 422 for any other id.
 */
export async function takeAlong(
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

/** Gives files that were sent with a message to the ticket that takes the message. */
export function moveAttachments(attachments: readonly Attachment[], ticket: Ticket): void {
  for (const attachment of attachments) attachment.ticket = ref(ticket);
}

/** Writes an entry of the timeline for each file of a message that has begun the ticket. */
export function tellAttachments(em: EntityManager, attachments: readonly Attachment[], ticket: Ticket): void {
  for (const attachment of attachments) {
    const { name: text, visibleForCustomer } = attachment;
    logActivity(em, ticket, { kind: ActivityKind.AttachmentAdded, text, attachment, visibleForCustomer });
  }
}
