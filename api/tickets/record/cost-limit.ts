import { ApprovalState, TicketType } from '../../vocabulary/ticket.js';
import { ReportState } from '../../vocabulary/work.js';
import type { TicketFacts } from './ticket-facts.js';

/** Share of the limit from which it is warned (domain "Cost limit"). */
const WARNING_SHARE = 0.8;

const COST_LEVELS = ['WITHIN', 'NEAR', 'ABOVE'] as const;
type CostLevel = (typeof COST_LEVELS)[number];

/** What tells of the costs of an order; amounts in CHF without VAT. */
export interface CostFacts extends Pick<TicketFacts, 'type' | 'invoices' | 'reports' | 'approval'> {
  /** What the customer allows without being asked. */
  readonly limit: number | null | undefined;
  readonly estimate: number | null;
  /** What they were asked about when they approved last. */
  readonly approvedCosts: number | null;
}

/** What an order costs, in CHF without VAT, beside what the customer allows without being asked. */
export interface OrderCosts {
  readonly limit: number;
  /** The highest of the estimate, the positions and the invoices: all three tell of the same work. */
  readonly costs: number;
  readonly level: CostLevel;
  /** What the customer has approved; null where they have approved nothing. */
  readonly approved: number | null;
  /** The costs are above the limit and above what was approved: the customer has to be asked. */
  readonly toApprove: boolean;
}

/** JSON Schema of the costs; null where there is no limit. */
export const COSTS_SCHEMA = {
  type: ['object', 'null'],
  required: ['limit', 'costs', 'level', 'approved', 'toApprove'],
  properties: {
    limit: { type: 'number' },
    costs: { type: 'number' },
    level: { type: 'string', enum: COST_LEVELS },
    approved: { type: ['number', 'null'] },
    toApprove: { type: 'boolean' },
  },
};

/** A report that is not invoiced costs the customer nothing. */
const counts = ({ state }: { readonly state: ReportState }) => state !== ReportState.NotInvoiced;

const sumOf = (parts: readonly { readonly amount?: number | null }[]) =>
  parts.reduce((sum, { amount }) => sum + Math.round((amount ?? 0) * 100), 0) / 100;

/** The costs of an order whose customer has a limit; null for all else. */
export function orderCosts(facts: CostFacts): OrderCosts | null {
  const { type, limit, estimate, invoices, reports, approval, approvedCosts } = facts;
  if (type !== TicketType.Order || limit == null) return null;
  const costs = Math.max(estimate ?? 0, sumOf(reports.filter(counts)), sumOf(invoices));
  const level = levelOf(costs, limit);
  const approved = approval === ApprovalState.Approved ? approvedCosts : null;
  return { limit, costs, level, approved, toApprove: level === 'ABOVE' && (approved === null || costs > approved) };
}

function levelOf(costs: number, limit: number): CostLevel {
  if (costs > limit) return 'ABOVE';
  return costs >= limit * WARNING_SHARE ? 'NEAR' : 'WITHIN';
}
