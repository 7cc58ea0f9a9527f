/** What somebody does to move a ticket from one state to another (domain, state machine). */
export const TicketAction = Object.freeze({
  SaveDraft: 'SAVE_DRAFT',
  DeleteDraft: 'DELETE_DRAFT',
  Submit: 'SUBMIT',
  Start: 'START',
  Ask: 'ASK',
  Resume: 'RESUME',
  HandBack: 'HAND_BACK',
  FinishWork: 'FINISH_WORK',
  Rework: 'REWORK',
  CompleteOrder: 'COMPLETE_ORDER',
  Correct: 'CORRECT',
  Close: 'CLOSE',
  ConfirmSolution: 'CONFIRM_SOLUTION',
  Withdraw: 'WITHDRAW',
  Reopen: 'REOPEN',
});
export type TicketAction = (typeof TicketAction)[keyof typeof TicketAction];
