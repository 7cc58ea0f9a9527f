import type pg from 'pg';
import { clock } from '../../api/platform/clock.js';

/** Moves the clock ahead from where it stands, so that it never goes back; it runs on from there. */
export function advanceClock(ms: number): void {
  const ahead = clock.now().getTime() - Date.now() + ms;
  clock.now = () => new Date(Date.now() + ahead);
}

/** Notifies the worker of due jobs, as the queue does for jobs that are due at once. */
export const wakeWorker = (superuser: pg.Client) =>
  superuser.query(
    `select pg_notify('pgboss_' || left(encode(sha224('pgboss'::bytea), 'hex'), 24), name) from pgboss.queue`,
  );

/** Lets waiting jobs about tickets be due now, instead of in a minute; answers how many there were. */
export async function passTime(superuser: pg.Client): Promise<number> {
  const { rowCount } = await superuser.query(
    `update pgboss.job set start_after = now() where name like 'ticket-%' and state = 'created'`,
  );
  await wakeWorker(superuser);
  return rowCount ?? 0;
}
