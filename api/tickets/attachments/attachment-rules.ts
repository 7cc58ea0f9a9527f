import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { isInline } from '../../files/file-content.js';
import type { FileRules } from '../../files/file-rules.js';
import { checkedFileName, judgeFile } from '../../files/judge-file.js';
import { actingUser } from '../../masterdata/acting-user.js';
import { Problem } from '../../platform/http/problem.js';
import type { Computations, SqlValue } from '../../platform/read/record.js';
import type { Changes } from '../../platform/rest/rules.js';
import { TicketState } from '../../vocabulary/ticket.js';
import { ActivityKind } from '../../vocabulary/work.js';
import type { Attachment } from '../record/attachment.entity.js';
import { JUDGED_TICKET, judgedTicket } from '../record/judged-ticket.js';
import type { Ticket } from '../record/ticket.entity.js';
import { actorOn, type JudgedTicket, rightsOn as ticketRights } from '../record/ticket-ownership.js';
import { attachmentScope } from '../record/ticket-scope.js';
import { Activity } from '../timeline/activity.entity.js';
import { addActivity, logActivity } from '../timeline/activity-log.js';

/** Scope and rights of attachments (domain "Permissions"). */
@Injectable()
export class AttachmentRules implements FileRules<Ticket, Attachment> {
  readonly form = { fields: ['visibleForCustomer'], judge: judgeFile };
  readonly scope = attachmentScope;

  computed(): Computations<Attachment> {
    return {
      inline: { of: ['contentType'], value: ({ contentType }) => isInline(contentType) },
      text: { sql: { text: textState }, value: ({ text }) => text },
      can: { of: ['ticket'], sql: JUDGED_TICKET, value: (attachment) => rightsOn(judgedTicket(attachment)) },
    };
  }

  assertTakes(ticket: Ticket): void {
    if (!ticketRights(ticket).upload) throw new Problem(403, 'FORBIDDEN');
  }

  /** Attachments of customers are always visible for customers. */
  async beforeCreate(attachment: Attachment, em: EntityManager): Promise<void> {
    const ticket = await attachment.ticket.loadOrFail();
    attachment.uploader = actingUser(em);
    if (actorOn(ticket).kind === 'customer') attachment.visibleForCustomer = true;
    const { name: text, visibleForCustomer } = attachment;
    await addActivity(em, ticket, { kind: ActivityKind.AttachmentAdded, text, attachment, visibleForCustomer });
  }

  async beforeUpdate(attachment: Attachment, { names, before }: Changes, em: EntityManager): Promise<void> {
    const ticket = await attachment.ticket.loadOrFail();
    if (!rightsOn(ticket).edit) throw new Problem(403, 'FORBIDDEN');
    const { visibleForCustomer } = attachment;
    if (names.has('name')) {
      attachment.name = checkedFileName(attachment.name);
      const changes = [{ field: 'name', from: before.name, to: attachment.name }];
      const renamed = { kind: ActivityKind.AttachmentRenamed, text: attachment.name, attachment, visibleForCustomer };
      logActivity(em, ticket, { ...renamed, changes });
    }
    if (names.has('visibleForCustomer')) {
      const changes = [{ field: 'visibleForCustomer', from: before.visibleForCustomer, to: visibleForCustomer }];
      logActivity(em, ticket, { kind: ActivityKind.FieldChanged, text: attachment.name, attachment, changes });
      // Activities of an attachment have its visibility.
      const logged = { attachment: { id: attachment.id } };
      await em.nativeUpdate(Activity, { ...logged, kind: { $ne: ActivityKind.FieldChanged } }, { visibleForCustomer });
    }
  }

  async beforeDelete(attachment: Attachment, em: EntityManager): Promise<void> {
    const ticket = await attachment.ticket.loadOrFail();
    if (!rightsOn(ticket).delete) throw new Problem(403, 'FORBIDDEN');
    const { name, visibleForCustomer } = attachment;
    logActivity(em, ticket, { kind: ActivityKind.AttachmentRemoved, text: name, visibleForCustomer });
  }
}

/** The search, a later room, writes this state. */
const textState: SqlValue = (column) =>
  `(select x.state from attachment_text x where x.tenant = ${column('tenant')} and x.id = ${column('id')})`;

/** Staff edit and delete attachments; customers delete attachments of their drafts. */
function rightsOn(ticket: JudgedTicket): { edit: boolean; delete: boolean } {
  const { kind, own } = actorOn(ticket);
  const edit = own && kind !== 'customer';
  return { edit, delete: edit || (own && ticket.state === TicketState.Draft) };
}
