import { Choice, LongText, Money, Shape } from '../../platform/resource/index.js';
import { ApprovalState } from '../../vocabulary/ticket.js';

export const DECISIONS = [ApprovalState.Approved, ApprovalState.Rejected] as const;

/** The decision about the approval that a ticket waits for (domain G6). */
@Shape()
export class ApprovalDecision {
  @Choice(DECISIONS, { name: 'approvalDecision', required: true }) decision!: (typeof DECISIONS)[number];
  /** A remark on the decision. */
  @LongText({ max: 5_000 }) text?: string | null;
  /** The costs that the user decides on; 409 if they have changed since. */
  @Money({ min: 0 }) costs?: number | null;
}
