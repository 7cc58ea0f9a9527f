import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { User } from '../../masterdata/user.entity.js';
import { ofEmail } from '../../masterdata/user-of-email.js';
import { clock } from '../../platform/clock.js';
import { MailedTickets } from '../../tickets/messages/mailed-tickets.js';
import { Attachment } from '../../tickets/record/attachment.entity.js';
import type { Ticket } from '../../tickets/record/ticket.entity.js';
import { logActivity } from '../../tickets/timeline/activity-log.js';
import { ContactChannel } from '../../vocabulary/ticket.js';
import { ActivityKind } from '../../vocabulary/work.js';
import { assetAt } from './asset-at.js';
import { PortalPhoto } from './portal-photo.entity.js';
import type { PortalRequest } from './portal-request.entity.js';

/**
 * Creates the ticket of a confirmed request: of the customer and at the location of the link, and of type UNKNOWN until an
 * agent types it (domain #3).
 */
@Injectable()
export class RequestTickets {
  constructor(private readonly tickets: MailedTickets) {}

  async submit(em: EntityManager, request: PortalRequest): Promise<void> {
    const location = request.link.unwrap().location.unwrap();
    const customer = await location.customer.loadOrFail();
    const asset = await assetAt(em, location, request.asset?.id);
    const ticket = await this.tickets.submit(em, {
      description: request.description,
      contactName: request.name,
      contactEmail: request.email,
      contactPhone: request.phone,
      contactChannel: ContactChannel.CustomerPortal,
      customer: ref(customer),
      location: ref(location),
      asset: asset && ref(asset),
      author: await userOf(em, request.email, customer.code),
      earlier: null,
    });
    await this.#attach(em, ticket, request);
    request.ticket = ref(ticket);
    request.confirmedAt = clock.now();
  }

  /** Attaches the photos, under the ids of their stored files. */
  async #attach(em: EntityManager, ticket: Ticket, request: PortalRequest): Promise<void> {
    const photos = await em.find(PortalPhoto, { request: { id: request.id } }, { orderBy: { createdAt: 'asc' } });
    const createdBy = `${request.name} (${request.email})`;
    for (const { id, name, contentType, size } of photos) {
      const own = { id, name, contentType, size, visibleForCustomer: true, uploader: null, createdBy };
      const attachment = Object.assign(new Attachment(), { ...own, ticket: ref(ticket) });
      em.persist(attachment);
      const entry = { kind: ActivityKind.AttachmentAdded, text: name, attachment, visibleForCustomer: true };
      logActivity(em, ticket, entry).createdBy = createdBy;
    }
    await em.nativeDelete(PortalPhoto, { request: { id: request.id } });
  }
}

/** Id of the customer's user with the confirmed address, who may see the ticket. */
async function userOf(em: EntityManager, email: string, customerCode: string): Promise<string | null> {
  const user = await em.findOne(User, ofEmail(email));
  return user?.active && user.customerCode === customerCode ? user.id : null;
}
