/** Kinds of tickets (spec §1); UNKNOWN comes in by mail and is typed by an agent. */
export const TicketType = Object.freeze({
  Ticket: 'TICKET',
  Incident: 'INCIDENT',
  Order: 'ORDER',
  Change: 'CHANGE',
  Unknown: 'UNKNOWN',
});
export type TicketType = (typeof TicketType)[keyof typeof TicketType];
export const TICKET_TYPES = Object.values(TicketType);
