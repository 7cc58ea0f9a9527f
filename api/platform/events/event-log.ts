import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';
import { within } from '../database/within.js';
import { currentTenant } from '../tenancy/session.js';
import { type EventCursor, RESTORED_AT } from './event-cursor.js';
import type { LiveEvent } from './live-event.entity.js';

/** Channel of the notifications of commits, which carry only the tenant. */
export const CHANNEL = 'vsd_events';

/** An event of the log. */
export type LoggedEvent = Pick<
  LiveEvent,
  'id' | 'resource' | 'record' | 'kind' | 'version' | 'about' | 'fields' | 'before' | 'actor'
> & { readonly transaction: number };

/** A part of the log, and its end. */
export interface EventBatch {
  readonly cursor: EventCursor;
  /** Undefined for too many events, after which clients read everything anew. */
  readonly events: readonly LoggedEvent[] | undefined;
  /** Time before which cursors are void, in seconds since 1970. */
  readonly restored: number;
}

/** Most events of a batch. */
const MOST = 2_000;

/**
 * Number of the transaction of an event. A transaction that began early may change a record after a later one has: its
 * event then gets the later number, and follows by its version, so that readers meet the changes of a record in their
 * order. The lock of the record makes the earlier events visible.
 */
const PLACE = `
  greatest(pg_current_xact_id()::text::bigint, coalesce((select max(later.transaction) from live_event later
    where later.tenant = event.tenant and later.record = event.record
      and later.transaction > pg_current_xact_id()::text::bigint), 0))`;

/** Stores events in the transaction of the change, and notifies the streams on commit. One round trip. */
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

/** Sends an event about a record that is no change of it; `about` is '<path>/<id>'. */
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
 * Events that were committed since the cursor. A transaction that began early may commit late; therefore reading starts
 * at the oldest transaction that was running at the last reading (the snapshot's xmin): all below it had ended, all
 * from it on are read again. An event may be sent twice, which is harmless.
 */
export async function eventsSince(em: EntityManager, horizon: bigint): Promise<EventBatch> {
  const [row] = await em.execute<{ horizon: string; at: string; restored: string; events: LoggedEvent[] | null }[]>(
    `select pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
            floor(extract(epoch from now()))::text as at, ${RESTORED_AT}, (${EVENTS}) as events`,
    [currentTenant(), currentTenant(), String(horizon), MOST + 1],
  );
  const events = row?.events ?? [];
  return {
    cursor: { horizon: BigInt(row?.horizon ?? 0), at: Number(row?.at) },
    events: events.length > MOST ? undefined : events,
    restored: Number(row?.restored),
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
