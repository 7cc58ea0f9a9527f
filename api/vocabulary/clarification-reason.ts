/** What a ticket in clarification waits for; decides which clocks pause (domain G7, SLA clocks). */
export const ClarificationReason = Object.freeze({
  WaitCustomer: 'WAIT_CUSTOMER',
  WaitThirdParty: 'WAIT_THIRD_PARTY',
  WaitInternal: 'WAIT_INTERNAL',
  WaitApproval: 'WAIT_APPROVAL',
});
export type ClarificationReason = (typeof ClarificationReason)[keyof typeof ClarificationReason];
export const CLARIFICATION_REASONS = Object.values(ClarificationReason);
