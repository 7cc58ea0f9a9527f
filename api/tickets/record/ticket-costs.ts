import type { Customer } from '../../customers/record/customer.entity.js';
import { ApprovalState } from '../../vocabulary/ticket.js';
import { type OrderCosts, orderCosts } from './cost-limit.js';
import { type LinkedRecords, NO_LINKED_RECORDS } from './linked-records.js';
import type { Ticket } from './ticket.entity.js';

/** Properties of an order that its costs depend on. */
export const COSTED = [
  'type',
  'costEstimate',
  'approval',
  'approvedCosts',
] as const satisfies readonly (keyof Ticket)[];

type CostedTicket = Pick<Ticket, (typeof COSTED)[number]>;

/** The customer's limit and the linked records of a ticket. */
interface CostTerms {
  readonly customer: Pick<Customer, 'costLimit'> | null;
  readonly linked: LinkedRecords | undefined;
}

const inFrancs = (rappen: number | null) => (rappen === null ? null : Number(rappen) / 100);

/** The costs of a ticket by the limit of its customer (domain "Cost limit"); null where there is none. */
export function costsOf(ticket: CostedTicket, { customer, linked = NO_LINKED_RECORDS }: CostTerms): OrderCosts | null {
  const { type, costEstimate, approval, approvedCosts } = ticket;
  return orderCosts({
    type,
    limit: customer?.costLimit,
    estimate: inFrancs(costEstimate),
    invoices: linked.invoices,
    reports: linked.reports,
    approval,
    approvedCosts: inFrancs(approvedCosts),
  });
}

/** Stores the costs that an approval covers; a new request keeps those of the last approval. */
export function rememberApproved(ticket: Ticket, costs: OrderCosts | null): void {
  if (ticket.approval === ApprovalState.Requested) return;
  const isApproved = ticket.approval === ApprovalState.Approved && costs !== null;
  ticket.approvedCosts = isApproved ? Math.round(costs.costs * 100) : null;
}
