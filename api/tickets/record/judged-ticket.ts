import { referencedRecordJson } from '../../platform/read/record-json.js';
import { Ticket } from './ticket.entity.js';
import { type JudgedTicket, OWNERSHIP } from './ticket-ownership.js';

/** The SQL for the properties of a ticket that rights on its records depend on. */
export const JUDGED_TICKET = { judgedTicket: referencedRecordJson(() => Ticket, OWNERSHIP, 'ticket') } as const;

/** The ticket of a record that was read with `JUDGED_TICKET`. */
export const judgedTicket = (record: Readonly<Record<string, unknown>>) => record.judgedTicket as JudgedTicket;
