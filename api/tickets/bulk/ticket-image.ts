import type { EntityManager } from '@mikro-orm/postgresql';
import { clock } from '../../platform/clock.js';
import { actorName, currentTenant } from '../../platform/tenancy/session.js';

/** A row of the table of tickets, column by column. */
export type TicketImage = Readonly<Record<string, unknown>>;

/** Columns that tell of the write itself and are never put back. */
const OF_THE_WRITE = ['version', 'updated_at', 'updated_by', 'last_activity_at'];

/** The ticket as it stands in the database; null if there is none. */
export async function imageOf(em: EntityManager, id: string): Promise<TicketImage | null> {
  const [row] = await em.execute<{ image: TicketImage }[]>(
    'select to_jsonb(t) as image from ticket t where t.tenant = ? and t.id = ?',
    [currentTenant(), id],
  );
  return row?.image ?? null;
}

/** Columns of `before` that have another value in `after`. */
export const differenceOf = (before: TicketImage, after: TicketImage): TicketImage =>
  Object.fromEntries(
    Object.entries(before).filter(
      ([column, value]) => !OF_THE_WRITE.includes(column) && JSON.stringify(value) !== JSON.stringify(after[column]),
    ),
  );

/** Puts columns back to the values that they had, as a new version of the ticket. The caller has locked it. */
export async function restoreImage(em: EntityManager, id: string, before: TicketImage): Promise<void> {
  const columns = Object.keys(before);
  if (columns.length === 0) return;
  const named = (prefix: string) => columns.map((column) => `${prefix}"${column.replaceAll('"', '""')}"`).join(', ');
  const now = clock.now();
  await em.execute(
    `update ticket set (${named('')}) = (select ${named('r.')} from jsonb_populate_record(null::ticket, ?::jsonb) r),
       version = version + 1, updated_at = ?, updated_by = ?, last_activity_at = ?
     where tenant = ? and id = ?`,
    [JSON.stringify(before), now, actorName(), now, currentTenant(), id],
  );
}
