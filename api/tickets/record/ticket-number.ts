import type { EntityManager } from '@mikro-orm/postgresql';
import { within } from '../../platform/database/within.js';
import { currentTenant } from '../../platform/tenancy/session.js';
import { type NumberSeries, TicketCounter } from './ticket-counter.entity.js';

const DIGITS = 5;

const COUNT = `
  insert into ticket_counter (tenant, id, version, created_at, created_by, updated_at, updated_by, series, year, value)
  values ($1, $2, 1, $3, $4, $3, $4, $5, $6, 1)
  on conflict (tenant, series, year) do update set value = ticket_counter.value + 1 returning value`;

/** The mark of a series within its numbers. */
const MARKS: Readonly<Record<NumberSeries, string>> = { TICKET: '', REPORT: 'R-' };

/**
 * The next number of the tenant's year: ALP-2026-00123 for tickets, ALP-R-2026-00045 for reports. Callers take it last:
 * the counter stays locked until the transaction ends, so that numbers have no gaps.
 */
export async function nextNumber(em: EntityManager, series: NumberSeries, year: number): Promise<string> {
  const { tenant, id, createdAt, createdBy } = new TicketCounter();
  const { rows } = await within(em).executeSql(COUNT, [tenant, id, createdAt.toISOString(), createdBy, series, year]);
  const [{ value }] = rows as [{ value: number }];
  return `${prefixOf(currentTenant())}-${MARKS[series]}${year}-${String(value).padStart(DIGITS, '0')}`;
}

/** The first letters of the tenant's name. */
const prefixOf = (tenant: string) =>
  tenant
    .replaceAll(/[^a-z0-9]/gi, '')
    .slice(0, 3)
    .toUpperCase();
