import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';
import { within } from '../database/within.js';
import { currentTenant } from '../tenancy/session.js';
import type { EventCursor } from './event-cursor.js';
import type { LiveEvent } from './live-event.entity.js';

/** Channel on which a commit wakes the processes that serve streams; it carries the tenant and nothing else. */
export const CHANNEL = 'vsd_events';

/** An event as the log gives it. */
export type LoggedEvent = Pick<
  LiveEvent,
  'id' | 'resource' | 'record' | 'kind' | 'version' | 'about' | 'fields' | 'before'
> & { readonly transaction: number };

/** What a stretch of the log holds, and where it ends. */
export interface EventBatch {
  readonly cursor: EventCursor;
  /** Undefined when there are too many, so that asking anew is cheaper than telling them. */
  readonly events: readonly LoggedEvent[] | undefined;
}

/** More events than this are not told one by one. */
const MOST = 2_000;

/**
 * The transaction under which an event stands. One that began early may change a record after a later one has: its event
 * then stands beside that one's, behind it by its version, so that whoever reads in this order meets each record's
 * changes in theirs. It holds the record's lock, so that it sees what was changed before.
 */
const PLACE = `
  greatest(pg_current_xact_id()::text::bigint, coalesce((select max(later.transaction) from live_event later
    where later.tenant = event.tenant and later.record = event.record
      and later.transaction > pg_current_xact_id()::text::bigint), 0))`;

/** Stores events with the change that they tell of, and wakes the streams when it is committed. One round trip. */
export async function appendEvents(em: EntityManager, events: readonly object[]): Promise<void> {
  await within(em).executeSql(
    `insert into live_event (tenant, id, transaction, resource, record, kind, version, about, fields, before, actor)
     select tenant, id, ${PLACE}, resource, record, kind, version, about, fields, before, actor
       from jsonb_to_recordset($1::jsonb) as event (tenant text, id uuid, resource text, record uuid, kind text,
            version int, about text, fields jsonb, before jsonb, actor uuid)
     returning pg_notify($2, $3)`,
    [JSON.stringify(events), CHANNEL, currentTenant()],
  );
}

/** Tells of something on a record's page that is no change of a record; `about` is '<path>/<id>'. */
export async function sendSignal(em: EntityManager, name: string, about: string, id: string): Promise<void> {
  const tenant = currentTenant();
  await appendEvents(em, [
    { tenant, id: uuidv7(), resource: name, record: id, kind: 'changed', about, fields: [], actor: null },
  ]);
}

const EVENTS = `
  select jsonb_agg(to_jsonb(found) - 'tenant' order by found.transaction, found.id)
    from (select * from live_event where tenant = ? and transaction >= ? order by transaction, id limit ?) as found`;

/**
 * Everything that was committed since the cursor. Events become visible in the order of commits, not of their numbers:
 * a transaction that began early may commit late. Therefore the log is not read from the last event on, but from the
 * oldest transaction that was still running when it was read before (the snapshot's xmin): all below it had ended and
 * was told, all from it on is read again. What was told already is told twice at most, which harms nobody.
 */
export async function eventsSince(em: EntityManager, horizon: bigint): Promise<EventBatch> {
  const [row] = await em.execute<{ horizon: string; at: string; events: LoggedEvent[] | null }[]>(
    `select pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
            floor(extract(epoch from now()))::text as at, (${EVENTS}) as events`,
    [currentTenant(), String(horizon), MOST + 1],
  );
  const events = row?.events ?? [];
  return {
    cursor: { horizon: BigInt(row?.horizon ?? 0), at: Number(row?.at) },
    events: events.length > MOST ? undefined : events,
  };
}

/** The oldest transaction among the events of the last seconds; the present horizon if there was none. */
export async function horizonBefore(em: EntityManager, seconds: number): Promise<bigint> {
  const [row] = await em.execute<{ horizon: string }[]>(
    `select coalesce(
       (select min(transaction) from live_event where tenant = ? and created_at > now() - make_interval(secs => ?)),
       pg_snapshot_xmin(pg_current_snapshot())::text::bigint)::text as horizon`,
    [currentTenant(), seconds],
  );
  return BigInt(row?.horizon ?? 0);
}
