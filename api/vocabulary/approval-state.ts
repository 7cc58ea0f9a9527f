/** Approval of a change: a record beside the ticket, not a state of it (domain G6). */
export const ApprovalState = Object.freeze({
  None: 'NONE',
  Requested: 'REQUESTED',
  Approved: 'APPROVED',
  Rejected: 'REJECTED',
});
export type ApprovalState = (typeof ApprovalState)[keyof typeof ApprovalState];
export const APPROVAL_STATES = Object.values(ApprovalState);
