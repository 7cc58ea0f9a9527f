import { ApprovalState, TicketType } from '../../vocabulary/ticket.js';
import { ReportState } from '../../vocabulary/work.js';
import type { TicketFacts } from './ticket-facts.js';

/** The share of the limit from which costs are NEAR (domain "Cost limit"). */
const WARNING_SHARE = 0.8;

const COST_LEVELS = ['WITHIN', 'NEAR', 'ABOVE'] as const;
type CostLevel = (typeof COST_LEVELS)[number];

/** The facts that the costs of an order follow from; amounts in CHF without VAT. */
export interface CostFacts extends Pick<TicketFacts, 'type' | 'invoices' | 'reports' | 'approval'> {
  /** The costs that need no approval of the customer. */
  readonly limit: number | null | undefined;
  readonly estimate: number | null;
  /** The costs of the customer's last approval. */
  readonly approvedCosts: number | null;
}

/** The costs of an order beside the customer's limit, in CHF without VAT. */
export interface OrderCosts {
  readonly limit: number;
  /** The highest of estimate, positions and invoices, which describe the same work. */
  readonly costs: number;
  readonly level: CostLevel;
  /** The approved costs; null without an approval. */
  readonly approved: number | null;
  /** The costs are above the limit and the approved costs, so that the customer has to approve them. */
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

/** Reports cost the customer nothing once they are NOT_INVOICED. */
const isCosted = ({ state }: { readonly state: ReportState }) => state !== ReportState.NotInvoiced;

const sumOf = (parts: readonly { readonly amount?: number | null }[]) =>
  parts.reduce((sum, { amount }) => sum + Math.round((amount ?? 0) * 100), 0) / 100;

/** The costs of an order whose customer has a limit; null for all else. */
export function orderCosts(facts: CostFacts): OrderCosts | null {
  const { type, limit, estimate, invoices, reports, approval, approvedCosts } = facts;
  if (type !== TicketType.Order || limit == null) return null;
  const costs = Math.max(estimate ?? 0, sumOf(reports.filter(isCosted)), sumOf(invoices));
  const level = levelOf(costs, limit);
  const approved = approval === ApprovalState.Approved ? approvedCosts : null;
  return { limit, costs, level, approved, toApprove: level === 'ABOVE' && (approved === null || costs > approved) };
}

function levelOf(costs: number, limit: number): CostLevel {
  if (costs > limit) return 'ABOVE';
  return costs >= limit * WARNING_SHARE ? 'NEAR' : 'WITHIN';
}
