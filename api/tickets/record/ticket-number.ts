import { raw } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { currentTenant } from '../../platform/tenancy/session.js';
import { type NumberSeries, TicketCounter } from './ticket-counter.entity.js';

const DIGITS = 5;

/** What tells the numbers of a series from those of tickets. */
const MARKS: Readonly<Record<NumberSeries, string>> = { TICKET: '', REPORT: 'R-' };

/**
 * The next readable number of the tenant's year: ALP-2026-00123 for tickets, ALP-R-2026-00045 for reports. The counter's row stays locked until the transaction
 * ends, so that numbers have no gaps; take the number last.
 */
export async function nextNumber(em: EntityManager, series: NumberSeries, year: number): Promise<string> {
  const counted = await em
    .createQueryBuilder(TicketCounter)
    .insert({ ...new TicketCounter(), version: 1, series, year, value: 1 })
    .onConflict(['tenant', 'series', 'year'])
    .merge({ value: raw('ticket_counter.value + 1') })
    .returning('value')
    .execute('get');
  const { value } = counted as unknown as { value: number };
  return `${prefixOf(currentTenant())}-${MARKS[series]}${year}-${String(value).padStart(DIGITS, '0')}`;
}

/** The first letters of the tenant's name. */
const prefixOf = (tenant: string) =>
  tenant
    .replaceAll(/[^a-z0-9]/gi, '')
    .slice(0, 3)
    .toUpperCase();
