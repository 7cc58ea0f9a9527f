import type { Readable } from 'node:stream';
import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { User } from '../../masterdata/user.entity.js';
import { notFound, Problem } from '../../platform/http/problem.js';
import type { Page } from '../../platform/resource/list.js';
import { serviceOf } from '../../platform/resource/resource-controller.js';
import type { ResourceService } from '../../platform/resource/resource-service.js';
import type { RecordJson } from '../../platform/resource/rules.js';
import { currentSession, currentTenant, currentUser } from '../../platform/tenancy/session.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { FileStore } from '../../ports/files.js';
import { ActivityKind } from '../../vocabulary/activity-kind.js';
import { logActivity, noteActivity } from '../activity-log.js';
import { parsedFilter } from '../sub-list.js';
import { Ticket } from '../ticket.entity.js';
import { actorOn, ownershipOf, ticketUser } from '../ticket-ownership.js';
import { can } from '../ticket-policy.js';
import { Attachment, fileKeyOf } from './attachment.entity.js';
import { type ReceivedFile, receiveFile } from './receive-file.js';

/** Attachments of tickets: records in the database, contents in the file store. */
@Injectable()
export class AttachmentsService {
  constructor(
    @Inject(serviceOf(Ticket)) private readonly tickets: ResourceService<Ticket>,
    @Inject(serviceOf(Attachment)) private readonly attachments: ResourceService<Attachment>,
    private readonly work: UnitOfWork,
    private readonly files: FileStore,
  ) {}

  /** Attachments of one ticket, oldest first. */
  async list(ticketId: string, query: Record<string, unknown>): Promise<Page<RecordJson>> {
    await this.work.read((em) => this.tickets.load(em, ticketId));
    const filter = JSON.stringify({ ...parsedFilter(query.filter), ticket: ticketId });
    return this.attachments.list({ range: '[0,199]', ...query, filter });
  }

  /** Stores the file first and the record after it; if there is no record in the end, there is no file either. */
  async upload(ticketId: string, request: Request): Promise<RecordJson> {
    await this.work.read(async (em) => assertMayUpload(await this.tickets.load(em, ticketId)));
    const file = await receiveFile(request, this.files);
    const { idempotency } = currentSession();
    if (idempotency) idempotency.fingerprint += `:${file.digest}:${file.name}:${file.visibleForCustomer}`;
    let recorded = false;
    try {
      return await this.attachments.write(async (em) => {
        const answer = await this.#record(em, await this.tickets.load(em, ticketId, { lock: true }), file);
        recorded = true;
        return answer;
      });
    } catch (error) {
      recorded = false;
      throw error;
    } finally {
      // Not recorded as well when the same request was answered before.
      if (!recorded) await this.files.remove(fileKeyOf(file));
    }
  }

  /** An attachment and its content, to be closed by the reader. */
  async open(id: string): Promise<{ attachment: Attachment; content: Readable }> {
    const attachment = await this.work.read((em) => this.attachments.load(em, id));
    const content = await this.files.read(fileKeyOf(attachment)).catch(() => {
      throw notFound();
    });
    return { attachment, content };
  }

  /** Removes the record, and the content once that is certain. */
  async remove(id: string, version: number | undefined): Promise<RecordJson> {
    const removed = await this.attachments.remove(id, version);
    await this.files.remove(fileKeyOf({ tenant: currentTenant(), id }));
    return removed;
  }

  /** Deletes a draft with all that was attached to it (domain #2). */
  async discardDraft(ticketId: string, version: number | undefined): Promise<RecordJson> {
    const ticket = { id: ticketId };
    const kept = await this.work.read((em) => em.find(Attachment, { tenant: currentTenant(), ticket }));
    const removed = await this.tickets.remove(ticketId, version);
    for (const attachment of kept) await this.files.remove(fileKeyOf(attachment));
    return removed;
  }

  async #record(em: EntityManager, ticket: Ticket, file: ReceivedFile): Promise<RecordJson> {
    assertMayUpload(ticket);
    const user = currentUser();
    const attachment = new Attachment();
    attachment.id = file.id;
    attachment.ticket = ref(ticket);
    attachment.name = file.name;
    attachment.contentType = file.contentType;
    attachment.size = file.size;
    attachment.uploader = ref(em.getReference(User, [currentTenant(), user.id] as never));
    // Customers hide nothing from themselves.
    attachment.visibleForCustomer = actorOn(ticket, user).kind === 'customer' || file.visibleForCustomer === true;
    const { visibleForCustomer } = attachment;
    logActivity(em, ticket, { kind: ActivityKind.AttachmentAdded, text: file.name, attachment, visibleForCustomer });
    await noteActivity(em, ticket);
    await em.flush();
    return this.attachments.present(em, attachment);
  }
}

function assertMayUpload(ticket: Ticket): void {
  const user = currentUser();
  if (!can(ownershipOf(ticket, user), ticketUser(user)).upload) throw new Problem(403, 'FORBIDDEN');
}
