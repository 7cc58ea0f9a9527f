import { positionBefore, positionText } from '../platform/events/change-cursor.js';
import { RESTORED } from '../platform/jobs/failure-cause.js';
import { allQueues } from '../platform/jobs/job-queue.js';
import '../rooms.js';
import { connected } from './connection.js';
import { say } from './terminal.js';

/** Due jobs, of which the lost installation may have done any. */
const HOLD = `
  update pgboss.job set state = 'failed', completed_on = now(), output = jsonb_build_object('message', $2::text)
   where name = any($1) and state in ('created', 'retry', 'active') and start_after <= now()`;

/**
 * Makes a restored database safe to work with. Due jobs that send mails or messages are held among the failed jobs of
 * their tenants, since the lost installation may have done them. The log of events begins anew, since numbers of
 * transactions of another server compare with nothing: programs and screens with an older cursor read everything anew.
 * Returns the number of held jobs.
 */
export async function beginAnew(): Promise<number> {
  const sending = allQueues().flatMap(({ name, options }) => (options.sends ? [name] : []));
  const { rowCount } = await connected('DATABASE_URL', (client) => client.query(HOLD, [sending, RESTORED]));
  await connected('DATABASE_OWNER_URL', async (client) => {
    const { rows } = await client.query<{ name: string }>('select name from installation.tenant');
    await client.query('begin');
    for (const { name } of rows) {
      await client.query(`select set_config('app.tenant', $1, true)`, [name]);
      await client.query('delete from live_event where tenant = $1', [name]);
      await client.query('update webhook set place = $2 where tenant = $1', [name, positionText(positionBefore(0n))]);
    }
    await client.query('update installation.tenant set restored_at = now()');
    await client.query('commit');
  });
  return rowCount ?? 0;
}

/** The command for a database that was recovered without `vsd restore`. */
export async function afterRecovery(): Promise<void> {
  say(heldWords(await beginAnew()));
}

/** The sentence about held jobs. */
export const heldWords = (held: number) =>
  `${held} due jobs that send mails or messages are held: administrators find them among the failed jobs`;
