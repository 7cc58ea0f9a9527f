import type { EntityManager } from '@mikro-orm/postgresql';
import { Temporal } from 'temporal-polyfill';
import { rowsWithin, Statement } from '../../platform/read/statement.js';
import { resourceOf } from '../../platform/resource/resource.js';
import { currentTenant } from '../../platform/tenancy/session.js';
import type { Canton } from '../../vocabulary/standard-codes.js';
import { Holiday } from './holiday.entity.js';

/** Days before the moment, since a window that began on them may still run. */
const LOOK_BACK_DAYS = 7;

/** Tenant and canton of the holidays, and the moment, as SQL. */
interface Asked {
  readonly tenant: string;
  readonly canton: string;
  readonly from: Date;
}

/** SQL for the holidays 'YYYY-MM-DD' around and after a moment, as JSON: those of the country, and of a canton if named. */
export function holidaysSql({ tenant, canton, from }: Asked, into: Statement): string {
  const first = Temporal.Instant.fromEpochMilliseconds(from.getTime())
    .toZonedDateTimeISO('UTC')
    .toPlainDate()
    .subtract({ days: LOOK_BACK_DAYS });
  const { table } = resourceOf(Holiday);
  const day = `h.day >= ${into.bind(first.toString())}::date`;
  return `select json_agg(distinct h.day) as days from "${table}" h where h.tenant = ${tenant} and h.region in ('CH', ${canton}) and ${day}`;
}

/** The holidays 'YYYY-MM-DD' around and after a moment: those of the country, and of a canton if named. */
export async function holidaysOf(em: EntityManager, canton: Canton | null, from: Date): Promise<string[]> {
  const into = new Statement();
  const own = { tenant: into.bind(currentTenant()), canton: `${into.bind(canton)}::text`, from };
  into.text = holidaysSql(own, into);
  const [row] = await rowsWithin(em, into);
  return (row?.days as string[] | null) ?? [];
}
