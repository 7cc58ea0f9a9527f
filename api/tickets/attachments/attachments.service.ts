import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { FileKeeper } from '../../files/file-keeper.js';
import { fileKeyOf } from '../../files/file-key.js';
import { flagOf } from '../../files/form-flag.js';
import { keepFile } from '../../files/keep-file.js';
import type { FileForm, ReceivedFile } from '../../files/receive-file.js';
import { actingUser } from '../../masterdata/acting-user.js';
import { Problem } from '../../platform/http/problem.js';
import type { RecordJson } from '../../platform/read/record.js';
import { serviceOf } from '../../platform/rest/resource-controller.js';
import type { ResourceService } from '../../platform/rest/resource-service.js';
import { currentUser } from '../../platform/tenancy/session.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { FileStore } from '../../ports/files.js';
import { Role } from '../../vocabulary/role.js';
import { DRAFT_CONFIRMATIONS, TicketState } from '../../vocabulary/ticket.js';
import { ActivityKind } from '../../vocabulary/work.js';
import { Attachment } from '../record/attachment.entity.js';
import { Ticket } from '../record/ticket.entity.js';
import { actorOn, rightsOn } from '../record/ticket-ownership.js';
import { TicketPartsSource } from '../record/ticket-parts.js';
import { addActivity } from '../timeline/activity-log.js';
import { judgeAttachment } from './judge-attachment.js';

const [CODE] = DRAFT_CONFIRMATIONS;

/** Throws 409 CONFIRMATION_REQUIRED for a draft of another agent (domain #2); other tickets are refused later. */
async function confirmDeletion({ state, author }: Ticket, confirmed: unknown): Promise<void> {
  if (state !== TicketState.Draft || confirmed === CODE) return;
  const writer = await author?.load();
  if (!writer || writer.id === currentUser().id || !writer.roles.includes(Role.Agent)) return;
  const params = { name: writer.name };
  throw new Problem(409, 'CONFIRMATION_REQUIRED', { codes: [CODE], ...params }, [{ pointer: '', code: CODE, params }]);
}

const VISIBLE = 'visibleForCustomer';
const FORM: FileForm = { fields: [VISIBLE], judge: judgeAttachment };

/** Attachments of tickets: records in the database, contents in the file store. */
@Injectable()
export class AttachmentsService extends FileKeeper<Ticket, Attachment> {
  constructor(
    @Inject(serviceOf(Ticket)) private readonly tickets: ResourceService<Ticket>,
    @Inject(serviceOf(Attachment)) private readonly attachments: ResourceService<Attachment>,
    private readonly work: UnitOfWork,
    private readonly files: FileStore,
    parts: TicketPartsSource,
  ) {
    super({ field: 'ticket', owners: tickets, records: attachments, work, files });
    parts.registerCount('attachments', (id, into) => this.attachments.countBelow({ ticket: { id } }, into));
  }

  async add(ticketId: string, request: Request): Promise<RecordJson> {
    await this.work.read(async (em) => assertMayUpload(await this.tickets.load(em, ticketId)));
    return keepFile(request, this.files, FORM, (file, recorded) =>
      this.attachments.write(async (em) => {
        const answer = await this.#record(em, await this.tickets.load(em, ticketId, { lock: true }), file);
        recorded();
        return answer;
      }),
    );
  }

  protected described(attachment: Attachment) {
    return attachment;
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

  async #record(em: EntityManager, ticket: Ticket, file: ReceivedFile): Promise<RecordJson> {
    assertMayUpload(ticket);
    const visible = flagOf(file.fields, VISIBLE);
    const attachment = new Attachment();
    attachment.id = file.id;
    attachment.ticket = ref(ticket);
    attachment.name = file.name;
    attachment.contentType = file.contentType;
    attachment.size = file.size;
    attachment.uploader = actingUser(em);
    // Attachments of customers are always visible for customers.
    attachment.visibleForCustomer = actorOn(ticket).kind === 'customer' || visible;
    const { visibleForCustomer } = attachment;
    const entry = { kind: ActivityKind.AttachmentAdded, text: file.name, attachment, visibleForCustomer };
    await addActivity(em, ticket, entry);
    return this.attachments.store(em, attachment);
  }
}

function assertMayUpload(ticket: Ticket): void {
  if (!rightsOn(ticket).upload) throw new Problem(403, 'FORBIDDEN');
}
