import { TicketType } from '../../vocabulary/ticket.js';
import type { Ticket } from '../record/ticket.entity.js';
import { fieldsOf } from '../record/ticket-record.js';

/** What an order takes over from the change that it carries out; who does it and when is yet to be said. */
const TAKEN_OVER = [
  'customer',
  'customerDescription',
  'category',
  'location',
  'priority',
  'customerPriority',
  'contactChannel',
  'contactName',
  'contactPhone',
  'contactEmail',
  'customerContact',
  'customerCostCenter',
  'customerOrderNumber',
  'customerPurchaseOrderNumber',
  'projectLead',
] as const;

/** The body of a draft of the order. */
export function orderFor(change: Ticket): Record<string, unknown> {
  const fields = fieldsOf(change);
  const taken = TAKEN_OVER.flatMap((name) => (fields[name] == null ? [] : [[name, fields[name]] as const]));
  return { ...Object.fromEntries(taken), type: TicketType.Order, draft: true };
}
