import { Choice, LongText, Money, Shape } from '../../platform/resource/index.js';
import { ApprovalState } from '../../vocabulary/ticket.js';

/** How an approval may be decided. */
export const DECISIONS = [ApprovalState.Approved, ApprovalState.Rejected] as const;

/** The decision about the approval that a ticket waits for (domain G6). */
@Shape()
export class ApprovalDecision {
  @Choice(DECISIONS, { name: 'approvalDecision', required: true }) decision!: (typeof DECISIONS)[number];
  /** What whoever decides wants to say about it. */
  @LongText({ max: 5_000 }) text?: string | null;
  /** The costs that whoever decides has been told; if they have changed since, nothing is decided. */
  @Money({ min: 0 }) costs?: number | null;
}
