import { raw } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { currentTenant } from '../platform/tenancy/session.js';
import { TicketCounter } from './ticket-counter.entity.js';

const DIGITS = 5;

/**
 * The next readable number of the tenant's year: ALP-2026-00123. The counter's row stays locked until the transaction
 * ends, so that numbers have no gaps; take the number last.
 */
export async function nextTicketNumber(em: EntityManager, year: number): Promise<string> {
  const counted = await em
    .createQueryBuilder(TicketCounter)
    .insert({ ...new TicketCounter(), version: 1, year, value: 1 })
    .onConflict(['tenant', 'year'])
    .merge({ value: raw('ticket_counter.value + 1') })
    .returning('value')
    .execute('get');
  const { value } = counted as unknown as { value: number };
  return `${prefixOf(currentTenant())}-${year}-${String(value).padStart(DIGITS, '0')}`;
}

/** The first letters of the tenant's name. */
const prefixOf = (tenant: string) =>
  tenant
    .replaceAll(/[^a-z0-9]/gi, '')
    .slice(0, 3)
    .toUpperCase();
