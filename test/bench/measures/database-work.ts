import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { portOf, SIDES, type Side } from '../acts/scenario.js';
import { repeat } from '../load/drive.js';
import type { OwnPlace } from '../load/place.js';
import type { Outcome } from '../load/rounds.js';

const ACTS = 40;
const IDLE_S = 2;
const HEARD_MS = 200;

/** The database work of one act; bytes of WAL without whole pages, and right after a checkpoint with them. */
export interface DatabaseWork {
  readonly statements: number;
  readonly wal?: Readonly<Record<Side, { plain: number; afterCheckpoint: number }>>;
}

/** Prepares the counts; statements are tracked only during a count. */
export async function readyToCount(sql: pg.Client): Promise<void> {
  await sql.query('create extension pg_stat_statements');
  await set(sql, { 'pg_stat_statements.track': 'none' });
}

/** Counts for each scenario while no other work runs: the worker stands still, and tables are not vacuumed. */
export async function databaseWork(place: OwnPlace, outcomes: readonly Outcome[]): Promise<Map<string, DatabaseWork>> {
  const { sql, desk } = place;
  await set(sql, { 'pg_stat_statements.track': 'top', autovacuum: 'off' });
  desk.worker.process.kill('SIGSTOP');
  const found = new Map<string, DatabaseWork>();
  try {
    const idle = await idleStatements(sql);
    for (const { scenario, acts } of outcomes) {
      await place.renew();
      const begun = performance.now();
      const product = () => repeat(desk.api.port, acts.product, ACTS);
      const all = await statementsOf(sql, product);
      const statements = (all - (idle * (performance.now() - begun)) / 1000) / ACTS;
      if (!scenario.isWrite) found.set(scenario.name, { statements });
      else {
        const wal: Partial<Record<Side, { plain: number; afterCheckpoint: number }>> = {};
        for (const side of SIDES) wal[side] = await walOf(sql, () => repeat(portOf(desk, side), acts[side], ACTS));
        found.set(scenario.name, { statements, wal: wal as Required<typeof wal> });
      }
    }
    return found;
  } finally {
    desk.worker.process.kill('SIGCONT');
    await set(sql, { 'pg_stat_statements.track': 'none', autovacuum: null });
  }
}

/** Statements of an idle API in a second: its watch looks whether the database is there. */
async function idleStatements(sql: pg.Client): Promise<number> {
  return (await statementsOf(sql, () => pause(IDLE_S * 1000))) / IDLE_S;
}

async function statementsOf(sql: pg.Client, work: () => Promise<unknown>): Promise<number> {
  await sql.query('select pg_stat_statements_reset()');
  await work();
  const { rows } = await sql.query(
    `select coalesce(sum(calls), 0)::int as calls from pg_stat_statements where userid = 'vsd_app'::regrole`,
  );
  return rows[0].calls;
}

async function walOf(
  sql: pg.Client,
  work: () => Promise<unknown>,
): Promise<{ plain: number; afterCheckpoint: number }> {
  const bytes = async () => {
    const before = await position(sql);
    await work();
    const { rows } = await sql.query('select pg_current_wal_insert_lsn() - $1::pg_lsn as bytes', [before]);
    return Number(rows[0].bytes) / ACTS;
  };
  await set(sql, { full_page_writes: 'off' });
  const plain = await bytes();
  await set(sql, { full_page_writes: null });
  await sql.query('checkpoint');
  return { plain, afterCheckpoint: await bytes() };
}

async function position(sql: pg.Client): Promise<string> {
  return (await sql.query('select pg_current_wal_insert_lsn() as lsn')).rows[0].lsn;
}

/** Sets or resets settings of the running server, and lets its processes reload them. */
async function set(sql: pg.Client, settings: Record<string, string | null>): Promise<void> {
  for (const [name, value] of Object.entries(settings)) {
    await sql.query(value ? `alter system set ${name} = '${value}'` : `alter system reset ${name}`);
  }
  await sql.query('select pg_reload_conf()');
  await pause(HEARD_MS);
}
