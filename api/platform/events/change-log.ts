import type { EntityManager } from '@mikro-orm/postgresql';
import { currentTenant } from '../tenancy/session.js';
import { type ChangePosition, positionAfter, positionBefore } from './change-cursor.js';
import { RESTORED_AT } from './event-cursor.js';
import type { LoggedEvent } from './event-log.js';

/** An event with its moment. */
export type LoggedChange = LoggedEvent & { readonly created_at: string };

/** A part of the log that no longer changes. */
export interface ChangePart {
  readonly events: readonly LoggedChange[];
  /** The oldest running transaction, or the next one: its events and later ones are not yet sent. */
  readonly horizon: bigint;
  /** Time of reading in seconds since 1970. */
  readonly at: number;
  /** Time before which cursors are void, in seconds since 1970. */
  readonly restored: number;
  /** The next position: after the last event, or at the horizon. */
  readonly next: ChangePosition;
  readonly more: boolean;
}

const PART = `
  select jsonb_agg(to_jsonb(found) - 'tenant' order by found.transaction, found.step, found.kind, found.id)
    from (select *, coalesce(version, 0) as step from live_event
           where tenant = ? and transaction >= ? and transaction < pg_snapshot_xmin(pg_current_snapshot())::text::bigint
             and (transaction, coalesce(version, 0), kind, id) > (?, ?, ?, ?::uuid)
             and resource in (select jsonb_array_elements_text(?::jsonb))
           order by transaction, coalesce(version, 0), kind, id limit ?) as found`;

/**
 * Events of some resources after a position, below the oldest running transaction: one that began early and commits
 * late is neither skipped nor sent out of order. An event has the number of its own transaction, or of a later one that
 * has changed the record before (`appendEvents`).
 */
export async function changesAfter(
  em: EntityManager,
  position: ChangePosition,
  resources: readonly string[],
  most: number,
): Promise<ChangePart> {
  const { transaction, version, kind, id } = position;
  const [row] = await em.execute<{ horizon: string; at: string; restored: string; events: LoggedChange[] | null }[]>(
    `select pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
            floor(extract(epoch from now()))::text as at, ${RESTORED_AT}, (${PART}) as events`,
    [
      currentTenant(),
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
    restored: Number(row?.restored),
    next: more && last ? positionAfter(last) : positionBefore(horizon),
    more,
  };
}
