import type { EntityManager } from '@mikro-orm/postgresql';
import { Temporal } from 'temporal-polyfill';
import { rowsWithin, Statement } from '../../platform/read/statement.js';
import { resourceOf } from '../../platform/resource/resource.js';
import { currentTenant } from '../../platform/tenancy/session.js';
import type { Canton } from '../../vocabulary/standard-codes.js';
import { Holiday } from './holiday.entity.js';

/** A window that began on the days before may still run at the moment that is asked for. */
const LOOK_BACK_DAYS = 7;

/** Whose holidays, as SQL, and from which moment on. */
interface Asked {
  readonly tenant: string;
  readonly canton: string;
  readonly from: Date;
}

/** SQL for the days 'YYYY-MM-DD' without work around and after a moment, as JSON: everywhere, and in the canton if there is one. */
export function holidaysSql({ tenant, canton, from }: Asked, into: Statement): string {
  const first = Temporal.Instant.fromEpochMilliseconds(from.getTime())
    .toZonedDateTimeISO('UTC')
    .toPlainDate()
    .subtract({ days: LOOK_BACK_DAYS });
  const { table } = resourceOf(Holiday);
  const day = `h.day >= ${into.bind(first.toString())}::date`;
  return `select json_agg(distinct h.day) as days from "${table}" h where h.tenant = ${tenant} and h.region in ('CH', ${canton}) and ${day}`;
}

/** Days 'YYYY-MM-DD' without work around and after a moment: everywhere, and in the canton if one is given. */
export async function holidaysOf(em: EntityManager, canton: Canton | null, from: Date): Promise<string[]> {
  const into = new Statement();
  const own = { tenant: into.bind(currentTenant()), canton: `${into.bind(canton)}::text`, from };
  into.text = holidaysSql(own, into);
  const [row] = await rowsWithin(em, into);
  return (row?.days as string[] | null) ?? [];
}
