import { referencedRecordJson } from '../../platform/read/record-json.js';
import { Ticket } from './ticket.entity.js';
import { type JudgedTicket, OWNERSHIP } from './ticket-ownership.js';

/** Selected along with a record of a ticket: the properties of the ticket that rights on the record depend on. */
export const JUDGED_TICKET = { judgedTicket: referencedRecordJson(() => Ticket, OWNERSHIP, 'ticket') } as const;

/** The ticket in a record that was read with `JUDGED_TICKET`. */
export const judgedTicket = (record: Readonly<Record<string, unknown>>) => record.judgedTicket as JudgedTicket;
