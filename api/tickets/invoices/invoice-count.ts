import { Inject, Injectable } from '@nestjs/common';
import { serviceOf } from '../../platform/rest/resource-controller.js';
import type { ResourceService } from '../../platform/rest/resource-service.js';
import { TicketPartsSource } from '../record/ticket-parts.js';
import { Invoice } from './invoice.entity.js';

/** Counts the invoices of a ticket for its page. */
@Injectable()
export class InvoiceCount {
  constructor(@Inject(serviceOf(Invoice)) invoices: ResourceService<Invoice>, parts: TicketPartsSource) {
    parts.registerCount('invoices', (id, into) => invoices.countBelow({ ticket: { id } }, into));
  }
}
