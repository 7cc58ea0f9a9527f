import type { Schema } from '../../../providers/contract';
import { ticketPath } from '../model/ticket';

/** Somebody else who has the ticket open. */
export type PresentPerson = Schema<'PresentPerson'>;
export type Doing = PresentPerson['doing'];

/** Under this id the tab tells of itself, until it is closed or loaded anew. */
const tab = crypto.randomUUID();

/** Where this tab tells that it shows a ticket. */
export const presencePath = (ticket: string) => ticketPath(ticket, `presence/${tab}`);
