import type { Ticket } from './ticket.entity.js';
import { idOf } from './ticket-ownership.js';

/**
 * What belonged to the ticket's customer before goes with it, site and contact, unless another is named with the
 * change.
 */
export async function dropForeign(ticket: Ticket, written: (field: string) => boolean): Promise<void> {
  const { location, customerContact } = ticket;
  const customer = await ticket.customer?.load();
  const site = written('location') ? null : await location?.load();
  ticket.approvedCosts = null;
  if (site && idOf(site.customer) !== idOf(ticket.customer)) ticket.location = null;
  const contact = written('customerContact') ? null : await customerContact?.load();
  if (contact && contact.customerCode !== customer?.code) ticket.customerContact = null;
}
