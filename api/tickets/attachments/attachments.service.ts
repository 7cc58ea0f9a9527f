import { Inject, Injectable } from '@nestjs/common';
import { fileKeyOf } from '../../files/file-key.js';
import { Problem } from '../../platform/http/problem.js';
import type { RecordJson } from '../../platform/read/record.js';
import { serviceOf } from '../../platform/rest/resource-controller.js';
import type { ResourceService } from '../../platform/rest/resource-service.js';
import { currentUser } from '../../platform/tenancy/session.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { FileStore } from '../../ports/files.js';
import { Role } from '../../vocabulary/role.js';
import { DRAFT_CONFIRMATIONS, TicketState } from '../../vocabulary/ticket.js';
import { Attachment } from '../record/attachment.entity.js';
import { Ticket } from '../record/ticket.entity.js';
import { TicketPartsSource } from '../record/ticket-parts.js';

const [CODE] = DRAFT_CONFIRMATIONS;

/** Throws 409 CONFIRMATION_REQUIRED for a draft of another agent (domain #2); other tickets are refused later. */
async function confirmDeletion({ state, author }: Ticket, confirmed: unknown): Promise<void> {
  if (state !== TicketState.Draft || confirmed === CODE) return;
  const writer = await author?.load();
  if (!writer || writer.id === currentUser().id || !writer.roles.includes(Role.Agent)) return;
  const params = { name: writer.name };
  throw new Problem(409, 'CONFIRMATION_REQUIRED', { codes: [CODE], ...params }, [{ pointer: '', code: CODE, params }]);
}

/** The number of files of a ticket, and the deletion of drafts with their files. */
@Injectable()
export class AttachmentsService {
  constructor(
    @Inject(serviceOf(Ticket)) private readonly tickets: ResourceService<Ticket>,
    @Inject(serviceOf(Attachment)) attachments: ResourceService<Attachment>,
    private readonly work: UnitOfWork,
    private readonly files: FileStore,
    parts: TicketPartsSource,
  ) {
    parts.registerCount('attachments', (id, into) => attachments.countBelow({ ticket: { id } }, into));
  }

  /** Deletes a draft with its files; a colleague's draft needs a confirmation (domain #2). */
  async discardDraft(ticketId: string, version: number | undefined, confirm: unknown): Promise<RecordJson> {
    const ticket = { id: ticketId };
    const stored = await this.work.read(async (em) => {
      await confirmDeletion(await this.tickets.load(em, ticketId), confirm);
      return em.find(Attachment, { ticket });
    });
    const removed = await this.tickets.remove(ticketId, version);
    for (const attachment of stored) await this.files.remove(fileKeyOf(attachment));
    return removed;
  }
}
