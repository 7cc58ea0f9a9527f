import { CLARIFICATION_REASONS, ClarificationReason } from '../../vocabulary/ticket.js';
import { isBlank } from '../record/mandatory-fields.js';
import type { TransitionInput } from '../record/ticket-facts.js';

/** The reason for which a ticket waits, with its question or remark. */
export interface Clarification {
  readonly reason: ClarificationReason;
  readonly text: string;
  /** The text is a message to the customer; otherwise it is a work note. */
  readonly toCustomer: boolean;
}

const isReason = (value: string | null | undefined): value is ClarificationReason =>
  CLARIFICATION_REASONS.some((reason) => reason === value);

const CUSTOMER_REASONS: readonly ClarificationReason[] = [
  ClarificationReason.WaitCustomer,
  ClarificationReason.WaitApproval,
];

/** G7: reason and text of a clarification, null unless both are given; either may stand in `reason`. */
export function clarificationOf({ clarificationReason, reason, text }: TransitionInput): Clarification | null {
  const code = [clarificationReason, reason].find(isReason);
  const words = [text, isReason(reason) ? null : reason].find((value) => !isBlank(value));
  if (!code || !words) return null;
  return { reason: code, text: words, toCustomer: CUSTOMER_REASONS.includes(code) };
}
