/** What somebody who has a ticket open does with it at the moment. */
export const TICKET_DOINGS = ['READING', 'EDITING', 'WRITING'] as const;
export type TicketDoing = (typeof TICKET_DOINGS)[number];
