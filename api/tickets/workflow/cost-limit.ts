import { TicketType } from '../../vocabulary/ticket-type.js';
import type { TicketFacts } from './ticket-facts.js';

/** Share of the limit from which it is warned (domain "Cost limit"). */
const WARNING_SHARE = 0.8;

const COST_LEVELS = ['WITHIN', 'NEAR', 'ABOVE'] as const;
type CostLevel = (typeof COST_LEVELS)[number];

/** What an order costs, in CHF without VAT, beside what the customer allows without being asked. */
export interface OrderCosts {
  readonly limit: number;
  /** The higher of the estimate and the invoices: both tell of the same work. */
  readonly costs: number;
  readonly level: CostLevel;
}

/** JSON Schema of the costs; null where there is no limit. */
export const COSTS_SCHEMA = {
  type: ['object', 'null'],
  required: ['limit', 'costs', 'level'],
  properties: {
    limit: { type: 'number' },
    costs: { type: 'number' },
    level: { type: 'string', enum: COST_LEVELS },
  },
};

/** The costs of an order whose customer has a limit; null for all else. */
export function orderCosts(
  type: TicketType,
  limit: number | null | undefined,
  estimate: number | null,
  invoices: TicketFacts['invoices'],
): OrderCosts | null {
  if (type !== TicketType.Order || limit == null) return null;
  const invoiced = invoices.reduce((sum, { amount }) => sum + Math.round((amount ?? 0) * 100), 0) / 100;
  const costs = Math.max(estimate ?? 0, invoiced);
  return { limit, costs, level: levelOf(costs, limit) };
}

function levelOf(costs: number, limit: number): CostLevel {
  if (costs > limit) return 'ABOVE';
  return costs >= limit * WARNING_SHARE ? 'NEAR' : 'WITHIN';
}
