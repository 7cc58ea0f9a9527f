import type { TicketState } from '../../../api/vocabulary/ticket.js';

/** How tickets are spread; shares add up to 1. */
export interface DataShape {
  /** Share of all tickets in the tenant of the requests. */
  readonly asked: number;
  /** Tenants that share the others evenly. */
  readonly others: number;
  readonly states: Readonly<Record<TicketState, number>>;
  /** Assignment groups of a tenant, among which the tickets are spread evenly. */
  readonly groups: number;
  /** Tickets for each customer of a tenant. */
  readonly ticketsPerCustomer: number;
}

/** The shapes of data for a measurement: a result of one shape alone is not a property of the product. */
export const SHAPES: Readonly<Record<'usual' | 'other', DataShape>> = {
  usual: {
    asked: 0.3,
    others: 6,
    states: {
      DRAFT: 0.01,
      PENDING: 0.08,
      IN_WORK: 0.09,
      IN_CLARIFICATION: 0.04,
      WORK_COMPLETED: 0.02,
      ORDER_COMPLETED: 0.01,
      CLOSED: 0.75,
    },
    groups: 12,
    ticketsPerCustomer: 100,
  },
  // One large tenant among many tiny ones, with most tickets open and few groups.
  other: {
    asked: 0.7,
    others: 60,
    states: {
      DRAFT: 0.02,
      PENDING: 0.25,
      IN_WORK: 0.2,
      IN_CLARIFICATION: 0.1,
      WORK_COMPLETED: 0.06,
      ORDER_COMPLETED: 0.02,
      CLOSED: 0.35,
    },
    groups: 4,
    ticketsPerCustomer: 1_500,
  },
};

export type ShapeName = keyof typeof SHAPES;

/** The tenant of the requests. */
export const ASKED = 'alpina';

/** How many tickets each tenant has. */
export function ticketsByTenant({ asked, others }: DataShape, tickets: number): [tenant: string, count: number][] {
  const own = Math.round(tickets * asked);
  const rest = Math.floor((tickets - own) / others);
  return [[ASKED, own], ...Array.from({ length: others }, (_, at): [string, number] => [`tenant${at + 1}`, rest])];
}
