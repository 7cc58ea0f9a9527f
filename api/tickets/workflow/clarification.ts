import { CLARIFICATION_REASONS, ClarificationReason } from '../../vocabulary/ticket.js';
import { isBlank } from '../record/mandatory-fields.js';
import type { TransitionInput } from '../record/ticket-facts.js';

/** What a ticket waits for, and the question or remark that goes with it. */
export interface Clarification {
  readonly reason: ClarificationReason;
  readonly text: string;
  /** The text is a message to the customer; otherwise it is a work note. */
  readonly toCustomer: boolean;
}

const isReason = (value: string | null | undefined): value is ClarificationReason =>
  CLARIFICATION_REASONS.some((reason) => reason === value);

const ASKS_CUSTOMER: readonly ClarificationReason[] = [
  ClarificationReason.WaitCustomer,
  ClarificationReason.WaitApproval,
];

/** G7: reason and text of a clarification, `null` unless both are there. The reason may stand in `reason` as well, the text too. */
export function clarificationOf({ clarificationReason, reason, text }: TransitionInput): Clarification | null {
  const code = [clarificationReason, reason].find(isReason);
  const words = [text, isReason(reason) ? null : reason].find((one) => !isBlank(one));
  if (!code || !words) return null;
  return { reason: code, text: words, toCustomer: ASKS_CUSTOMER.includes(code) };
}
