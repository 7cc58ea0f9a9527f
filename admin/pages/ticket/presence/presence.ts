import type { Schema } from '../../../providers/contract';
import { ticketPath } from '../model/ticket';

/** Another user who has the ticket open. */
export type PresentPerson = Schema<'PresentPerson'>;
export type Doing = PresentPerson['doing'];

/** Id of this tab for the server, until the tab is closed or loaded anew. */
const tab = crypto.randomUUID();

/** API path at which this tab announces that it shows a ticket. */
export const presencePath = (ticket: string) => ticketPath(ticket, `presence/${tab}`);
