import type { EntityManager } from '@mikro-orm/postgresql';
import { Temporal } from 'temporal-polyfill';
import { currentTenant } from '../../platform/tenancy/session.js';
import type { Canton } from '../../vocabulary/canton.js';
import { Holiday } from './holiday.entity.js';

/** A window that began on the days before may still run at the moment that is asked for. */
const LOOK_BACK_DAYS = 7;

/** Days 'YYYY-MM-DD' without work around and after a moment: everywhere, and in the canton if one is given. */
export async function holidaysOf(em: EntityManager, canton: Canton | null, from: Date): Promise<string[]> {
  const first = Temporal.Instant.fromEpochMilliseconds(from.getTime())
    .toZonedDateTimeISO('UTC')
    .toPlainDate()
    .subtract({ days: LOOK_BACK_DAYS });
  const region = { $in: canton ? ['CH' as const, canton] : ['CH' as const] };
  const found = await em.find(Holiday, { tenant: currentTenant(), region, day: { $gte: first.toString() } });
  return [...new Set(found.map(({ day }) => day))];
}
