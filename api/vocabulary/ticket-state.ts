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
