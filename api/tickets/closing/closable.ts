import type { EntityManager } from '@mikro-orm/postgresql';
import { clock } from '../../platform/clock.js';
import { currentTenant } from '../../platform/tenancy/session.js';
import type { TicketType } from '../../vocabulary/ticket.js';
import { ReportState } from '../../vocabulary/work.js';
import type { LinkedRecordsSource } from '../record/linked-records.js';

/** A lower bound of the ten working days that the workflow counts. */
const AT_LEAST_DAYS = 10;
const DAY = 86_400_000;

/** Solved tickets that may have waited long enough, without tickets that lack a required invoice (G5). */
export async function settledTickets(em: EntityManager, withoutInvoice: readonly TicketType[]): Promise<string[]> {
  const rows = await em.execute<{ id: string }[]>(
    `select id from ticket where tenant = ? and state = 'WORK_COMPLETED' and type in ('TICKET', 'INCIDENT')
        and work_completed_at <= ? and (type = any(?::text[]) or exists (
          select from invoice where invoice.tenant = ticket.tenant and invoice.ticket_id = ticket.id))
      order by work_completed_at`,
    [currentTenant(), new Date(clock.now().getTime() - AT_LEAST_DAYS * DAY), `{${withoutInvoice.join(',')}}`],
  );
  return rows.map(({ id }) => id);
}

/** Completed orders with reports that the ERP has all invoiced. */
export async function invoicedOrders(em: EntityManager, linked: LinkedRecordsSource): Promise<string[]> {
  const rows = await em.execute<{ id: string }[]>(
    `select id from ticket where tenant = ? and state = 'ORDER_COMPLETED' and type = 'ORDER' order by created_at`,
    [currentTenant()],
  );
  const ids = rows.map(({ id }) => id);
  const records = await linked.ofAll(em, ids);
  return ids.filter((id) => {
    const reports = records.get(id)?.reports ?? [];
    return reports.length > 0 && reports.every(({ state }) => state === ReportState.Invoiced);
  });
}
