import type { EntityManager } from '@mikro-orm/postgresql';
import { currentTenant } from '../tenancy/session.js';
import { type ChangePosition, positionAfter, positionBefore } from './change-cursor.js';
import type { LoggedEvent } from './event-log.js';

/** An event with the moment at which it was noted. */
export type LoggedChange = LoggedEvent & { readonly created_at: string };

/** A stretch of the log that will never change any more. */
export interface ChangeStretch {
  readonly events: readonly LoggedChange[];
  /** The oldest transaction that is still running, or the next one: nothing from it on is told yet. */
  readonly horizon: bigint;
  /** The moment of reading, in seconds since 1970. */
  readonly at: number;
  /** Where one goes on: behind the last event, or at the horizon where there are no more. */
  readonly next: ChangePosition;
  readonly more: boolean;
}

const STRETCH = `
  select jsonb_agg(to_jsonb(found) - 'tenant' order by found.transaction, found.step, found.kind, found.id)
    from (select *, coalesce(version, 0) as step from live_event
           where tenant = ? and transaction >= ? and transaction < pg_snapshot_xmin(pg_current_snapshot())::text::bigint
             and (transaction, coalesce(version, 0), kind, id) > (?, ?, ?, ?::uuid)
             and resource in (select jsonb_array_elements_text(?::jsonb))
           order by transaction, coalesce(version, 0), kind, id limit ?) as found`;

/**
 * Events of some resources behind a place, in the order of transactions and of the changes of each record, as far as
 * every transaction has ended: one that began early and commits late is neither passed over nor told too late, since
 * nothing from it on is told before. An event stands under its own transaction, or a later one that has changed the
 * same record before it (`appendEvents`).
 */
export async function changesAfter(
  em: EntityManager,
  place: ChangePosition,
  resources: readonly string[],
  most: number,
): Promise<ChangeStretch> {
  const { transaction, version, kind, id } = place;
  const [row] = await em.execute<{ horizon: string; at: string; events: LoggedChange[] | null }[]>(
    `select pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
            floor(extract(epoch from now()))::text as at, (${STRETCH}) as events`,
    [
      currentTenant(),
      String(transaction),
      String(transaction),
      version,
      kind,
      id,
      JSON.stringify(resources),
      most + 1,
    ] as never,
  );
  const found = row?.events ?? [];
  const events = found.slice(0, most);
  const horizon = BigInt(row?.horizon ?? 0);
  const last = events.at(-1);
  const more = found.length > most;
  return {
    events,
    horizon,
    at: Number(row?.at),
    next: more && last ? positionAfter(last) : positionBefore(horizon),
    more,
  };
}
