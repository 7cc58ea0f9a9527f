import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';
import { clock } from '../platform/clock.js';
import { actorName, currentTenant } from '../platform/tenancy/session.js';

const DIGITS = 5;

/**
 * The next readable number of the tenant's year: ALP-2026-00123. The counter's row stays locked until the transaction
 * ends, so that numbers have no gaps; take the number last.
 */
export async function nextTicketNumber(em: EntityManager, year: number): Promise<string> {
  const tenant = currentTenant();
  const now = clock.now();
  const [row] = await em.execute<{ value: number }[]>(
    `insert into ticket_counter (tenant, id, created_at, created_by, updated_at, updated_by, year, value)
     values (?, ?, ?, ?, ?, ?, ?, 1)
     on conflict (tenant, year) do update set value = ticket_counter.value + 1
     returning value`,
    [tenant, uuidv7(), now, actorName(), now, actorName(), year],
  );
  return `${prefixOf(tenant)}-${year}-${String(row?.value).padStart(DIGITS, '0')}`;
}

/** The first letters of the tenant's name. */
const prefixOf = (tenant: string) =>
  tenant
    .replaceAll(/[^a-z0-9]/gi, '')
    .slice(0, 3)
    .toUpperCase();
