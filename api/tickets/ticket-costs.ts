import type { EntityManager } from '@mikro-orm/postgresql';
import { Customer } from '../customers/customer.entity.js';
import { currentTenant } from '../platform/tenancy/session.js';
import { TicketType } from '../vocabulary/ticket-type.js';
import type { LinkedRecords } from './linked-records.js';
import type { Ticket } from './ticket.entity.js';
import { idOf } from './ticket-ownership.js';
import { type OrderCosts, orderCosts } from './workflow/cost-limit.js';

/** The costs of a ticket by the limit of its customer (domain "Cost limit"); null where there is none. */
export function costsOf(
  { type, costEstimate }: Ticket,
  customer: Pick<Customer, 'costLimit'> | null,
  linked: Pick<LinkedRecords, 'invoices'> | undefined,
): OrderCosts | null {
  const estimate = costEstimate === null ? null : Number(costEstimate) / 100;
  return orderCosts(type, customer?.costLimit, estimate, linked?.invoices ?? []);
}

/** The customers of orders among the tickets, for their limits; by their ids. */
export async function customersOfOrders(
  em: EntityManager,
  tickets: readonly Ticket[],
): Promise<ReadonlyMap<string, Customer>> {
  const orders = tickets.filter(({ type }) => type === TicketType.Order);
  const ids = [...new Set(orders.flatMap(({ customer }) => idOf(customer) ?? []))];
  if (ids.length === 0) return new Map();
  const found = await em.find(Customer, { tenant: currentTenant(), id: { $in: ids } });
  return new Map(found.map((customer) => [customer.id, customer]));
}
