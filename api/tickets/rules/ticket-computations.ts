import { clock } from '../../platform/clock.js';
import type { Computations, ReadRecord, SqlValue } from '../../platform/read/record.js';
import { currentUser } from '../../platform/tenancy/session.js';
import { TicketState, TicketType } from '../../vocabulary/ticket.js';
import { AppointmentState, type ReportState } from '../../vocabulary/work.js';
import type { TicketLink } from '../links/ticket-link.entity.js';
import { NOTICED, ticketNotices } from '../notices/ticket-notices.js';
import type { LinkedRecordsSource } from '../record/linked-records.js';
import type { Ticket } from '../record/ticket.entity.js';
import { COSTED, costsOf } from '../record/ticket-costs.js';
import { actorOn, OWNERSHIP, ownershipOf, rightsOn } from '../record/ticket-ownership.js';
import { reportFiltersOf, reportStates } from '../record/ticket-report-filter.js';
import { titleOf } from '../record/ticket-title.js';
import { isCustomersTurn } from '../workflow/customers-turn.js';
import { isClosedForGood } from '../workflow/guards.js';

type Read = ReadRecord<Ticket> & Readonly<Record<string, unknown>>;

/** Reads linked records of orders, for their costs, and of tickets in one of the states; null for other tickets. */
const whereNeeded =
  (sql: SqlValue, states: readonly TicketState[]): SqlValue =>
  (column, bind) =>
    `case when ${column('type')} = '${TicketType.Order}' or ${column('state')} in ('${states.join("', '")}') then ${sql(column, bind)} end`;

/** The customer's limit of costs, for orders alone. */
const costLimit: SqlValue = (column) =>
  `case when ${column('type')} = '${TicketType.Order}' then (select l.cost_limit::float8 from customer l where l.tenant = ${column('tenant')} and l.id = ${column('customer')}) end`;

/** Whether a future appointment waits for the customer's answer; a customer's proposal waits for the desk. */
const appointmentWaits: SqlValue = (column, bind) =>
  `(${column('state')} not in ('${TicketState.Draft}', '${TicketState.Closed}') and exists (select 1 from appointment n
     where n.tenant = ${column('tenant')} and n.ticket_id = ${column('id')} and n.state = '${AppointmentState.Planned}'
       and n.proposed_date is null and n.ends_at > ${bind(clock.now())}))`;

/** The computed fields of a ticket. */
export function ticketComputations(linked: LinkedRecordsSource): Computations<Ticket> {
  const linkedIn = (...states: TicketState[]) =>
    Object.fromEntries(Object.entries(linked.sql).map(([name, sql]) => [name, whereNeeded(sql, states)]));
  const linkedSql = linkedIn(TicketState.WorkCompleted);
  const judged = { of: OWNERSHIP, sql: linkedSql } as const;
  const costed = { of: [...new Set([...COSTED, ...OWNERSHIP])], sql: { ...linkedSql, costLimit } };
  const ownership = (ticket: Read) => ownershipOf(ticket, currentUser(), linked.from(ticket));
  const rights = (ticket: Read) => rightsOn(ticket, linked.from(ticket));
  const costs = (ticket: Read) => {
    const customer = { costLimit: ticket.costLimit as number | null };
    return costsOf(ticket, { customer, linked: linked.from(ticket) });
  };
  const isTurn = (ticket: Read) => {
    const { clarificationReason } = ticket;
    const awaitsAppointment = ticket.appointmentWaits === true;
    return isCustomersTurn({ ...linked.from(ticket), ...ownership(ticket), clarificationReason, awaitsAppointment });
  };
  return {
    title: { of: ['customerDescription'], value: ({ customerDescription }) => titleOf(customerDescription) },
    costs: { ...costed, value: costs },
    appointmentWaits: {
      of: ['state'],
      sql: { appointmentWaits },
      value: ({ appointmentWaits: waits }) => waits === true,
    },
    customersTurn: { ...judged, sql: { ...judged.sql, appointmentWaits }, value: isTurn },
    reports: { sql: { reportStates }, value: ({ reportStates: states }) => reportFiltersOf(states as ReportState[]) },
    can: { ...judged, value: rights },
    notices: {
      of: [...costed.of, ...NOTICED],
      // The customer cannot reopen a closed ticket that is invoiced.
      sql: { ...linkedIn(TicketState.WorkCompleted, TicketState.Closed), costLimit, appointmentWaits },
      details: ['parts'],
      value: (ticket, { details }) => {
        const now = clock.now();
        const closedAt = ticket.closedAt ? new Date(ticket.closedAt) : null;
        const isOver =
          ticket.state === TicketState.Closed && isClosedForGood({ ...linked.from(ticket), closedAt, now });
        const [customersTurn, waits] = [isTurn(ticket), ticket.appointmentWaits === true];
        const { kind: reader } = actorOn(ticket);
        const { links = [] } = (details?.parts ?? {}) as { links?: ReadRecord<TicketLink>[] };
        const own = { reader, mayApprove: rights(ticket).approve, customersTurn, appointmentWaits: waits, isOver };
        return ticketNotices({ ...own, ticket, costs: costs(ticket), links, now });
      },
    },
  };
}
