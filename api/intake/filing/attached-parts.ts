import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { userRef } from '../../masterdata/acting-user.js';
import { Attachment } from '../../tickets/record/attachment.entity.js';
import type { Ticket } from '../../tickets/record/ticket.entity.js';
import { logActivity } from '../../tickets/timeline/activity-log.js';
import { ActivityKind } from '../../vocabulary/work.js';
import type { KeptPart } from './kept-parts.js';
import { type MailSender, writtenBy } from './mail-sender.js';

interface AttachOptions {
  readonly sender: MailSender;
  readonly isVisible: boolean;
  /** Whether each attachment gets a timeline entry of its own, because no message names it. */
  readonly isLogged?: boolean;
}

/** Records the kept files as attachments of the ticket; stored with the transaction's flush. */
export function attach(
  em: EntityManager,
  ticket: Ticket,
  parts: readonly KeptPart[],
  { sender, isVisible: visibleForCustomer, isLogged = false }: AttachOptions,
): Attachment[] {
  return parts.map(({ id, name, contentType, size }) => {
    const attachment = Object.assign(new Attachment(), { id, name, contentType, size, visibleForCustomer });
    attachment.ticket = ref(ticket);
    attachment.uploader = sender.user?.id ? userRef(em, sender.user.id) : null;
    if (!sender.user) attachment.createdBy = writtenBy(sender);
    em.persist(attachment);
    if (isLogged) {
      const entry = { kind: ActivityKind.AttachmentAdded, text: name, attachment, visibleForCustomer };
      const activity = logActivity(em, ticket, entry);
      activity.createdBy = attachment.createdBy;
    }
    return attachment;
  });
}
