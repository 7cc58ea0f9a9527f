import { TicketType } from '../../vocabulary/ticket.js';
import type { Ticket } from '../record/ticket.entity.js';
import { fieldsOf } from '../record/ticket-record.js';

/** Fields that an order copies from its change, without assignment and dates. */
const COPIED_FIELDS = [
  'customer',
  'customerDescription',
  'category',
  'location',
  'asset',
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

/** The body of the draft of an order. */
export function orderFor(change: Ticket): Record<string, unknown> {
  const fields = fieldsOf(change);
  const copied = COPIED_FIELDS.flatMap((name) => (fields[name] == null ? [] : [[name, fields[name]] as const]));
  return { ...Object.fromEntries(copied), type: TicketType.Order, draft: true };
}
