import { besideSql } from '../../platform/read/beside.js';
import { Ticket } from './ticket.entity.js';
import { type JudgedTicket, OWNERSHIP } from './ticket-ownership.js';

/** What a reading of something that belongs to a ticket fetches of it, so that rights on it can be told. */
export const JUDGED_TICKET = { judgedTicket: besideSql(() => Ticket, OWNERSHIP, 'ticket') } as const;

/** The ticket that such a reading has found. */
export const judgedTicket = (record: Readonly<Record<string, unknown>>) => record.judgedTicket as JudgedTicket;
