/** States of a ticket in the order of its life (spec §4). */
export const TicketState = Object.freeze({
  Draft: 'DRAFT',
  Pending: 'PENDING',
  InWork: 'IN_WORK',
  InClarification: 'IN_CLARIFICATION',
  WorkCompleted: 'WORK_COMPLETED',
  OrderCompleted: 'ORDER_COMPLETED',
  Closed: 'CLOSED',
});
export type TicketState = (typeof TicketState)[keyof typeof TicketState];
export const TICKET_STATES = Object.values(TicketState);

/** What still needs somebody. */
export const OPEN_STATES: readonly TicketState[] = TICKET_STATES.filter(
  (state) => state !== TicketState.Draft && state !== TicketState.Closed,
);

/** What is being worked at, or was and still has to be closed. */
const ACTIVE_STATES: readonly TicketState[] = OPEN_STATES.filter((state) => state !== TicketState.Pending);

/** The lists of the overview (spec §2), each with its states. */
export const STATE_GROUPS = Object.freeze({
  new: [TicketState.Pending],
  active: ACTIVE_STATES,
  completed: [TicketState.Closed],
  drafts: [TicketState.Draft],
});

/** States in which the deadline counts: until the work is completed (domain "SLA clocks"). */
export const RUNNING_STATES: readonly TicketState[] = [
  TicketState.Pending,
  TicketState.InWork,
  TicketState.InClarification,
];
