import type { EntityManager } from '@mikro-orm/postgresql';
import type { SqlValue } from '../platform/read/record.js';
import { today } from '../platform/resource/today.js';
import { Absence } from './absence.entity.js';

/** The longest absence of today of each user who is away; the map has no entry for the others. */
export async function presentAbsences(
  em: EntityManager,
  people: readonly (string | null)[],
): Promise<ReadonlyMap<string, Absence>> {
  const ids = people.filter((id) => id !== null);
  if (ids.length === 0) return new Map();
  const day = today();
  const found = await em.find(
    Absence,
    { user: { id: { $in: ids } }, activeFrom: { $lte: day }, activeTo: { $gte: day } },
    { orderBy: { activeTo: 'asc', id: 'asc' } },
  );
  return new Map(found.map((absence) => [absence.user.unwrap().id, absence]));
}

/** Absences of a user from a month ago on, in SQL. */
export const awaySql: SqlValue = (column, bind) =>
  `(select coalesce(jsonb_agg(jsonb_build_object('from', gone.active_from, 'to', gone.active_to) order by gone.active_from, gone.id), '[]')
     from absence gone where gone.tenant = ${column('tenant')} and gone.user_id = ${column('id')} and gone.active_to >= ${bind(today())}::date - 31)`;

/** The last day of a user's present absence, in SQL; null for a user who is not away. */
export const absentUntilSql: SqlValue = (column, bind) => {
  const day = `${bind(today())}::date`;
  return `(select max(away.active_to)::text from absence away where away.tenant = ${column('tenant')} and away.user_id = ${column('id')} and away.active_from <= ${day} and away.active_to >= ${day})`;
};
