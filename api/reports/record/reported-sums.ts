import { HOURS_OF_UNIT } from '../../vocabulary/standard-codes.js';
import { NOT_CORRECTED } from './not-corrected.js';
import { AMOUNT } from './position-amount.js';

const minutes = Object.entries(HOURS_OF_UNIT).map(([unit, hours]) => `when '${unit}' then ${Math.round(hours * 60)}`);
const TIME = `s.quantity * case s.unit ${minutes.join(' ')} end`;

/** Writes the sums of a ticket's reports, in SQL; a change of the reports has locked the ticket. */
const added = (tenant: string, ticket: string) =>
  `update ticket t set reported_amount = w.amount, reported_time = w.time
     from (select coalesce(sum(${AMOUNT}), 0) as amount, coalesce(sum(${TIME}), 0) as time
             from report r join report_position s on s.tenant = r.tenant and s.report_id = r.id
            where r.tenant = ${tenant} and r.ticket_id = ${ticket} and ${NOT_CORRECTED}) w
    where t.tenant = ${tenant} and t.id = ${ticket}
      and (t.reported_amount, t.reported_time) is distinct from (w.amount, w.time);`;

const ofPosition = (row: 'new' | 'old') =>
  added(`${row}.tenant`, `(select ticket_id from report where tenant = ${row}.tenant and id = ${row}.report_id)`);

const EVENTS: ('insert' | 'update' | 'delete')[] = ['insert', 'update', 'delete'];
const SUMS = { name: 'reported', timing: 'after' as const, events: EVENTS };

/**
 * Trigger of positions that writes the sums of the reports into the ticket: figures add up the tickets of a period,
 * instead of all positions of the tenant.
 */
export const SUMS_OF_POSITIONS = {
  ...SUMS,
  body: [
    `if tg_op = 'DELETE' then ${ofPosition('old')} return old; end if;`,
    "if tg_op = 'INSERT' or (new.quantity, new.unit, new.unit_price)",
    `is distinct from (old.quantity, old.unit, old.unit_price) then ${ofPosition('new')} end if;`,
    'return new;',
  ].join(' '),
};

/** The same trigger of reports: a correction replaces the corrected report, and a deleted report does not count. */
export const SUMS_OF_REPORTS = {
  ...SUMS,
  body: [
    `if tg_op = 'DELETE' then ${added('old.tenant', 'old.ticket_id')} return old; end if;`,
    `if new.corrects_id is not null then ${added('new.tenant', 'new.ticket_id')} end if;`,
    'return new;',
  ].join(' '),
};
