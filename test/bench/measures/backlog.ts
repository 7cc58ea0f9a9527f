import type pg from 'pg';
import { eventually } from '../../support/eventually.js';

const PATIENCE_MS = 180_000;

const DUE = `select count(*)::int as due from pgboss.job where state < 'completed' and start_after <= now()`;

/** Waits until the worker has done the jobs of the writes; returns their number and the seconds that they took. */
export async function workOff(sql: pg.Client): Promise<{ jobs: number; seconds: number }> {
  const due = async (): Promise<number> => (await sql.query(DUE)).rows[0].due;
  const start = performance.now();
  const jobs = await due();
  await eventually(async () => {
    const left = await due();
    if (left > 0) throw new Error(`The worker still has ${left} of ${jobs} jobs to do`);
  }, PATIENCE_MS);
  return { jobs, seconds: (performance.now() - start) / 1000 };
}
