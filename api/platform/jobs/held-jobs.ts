import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type JobHandler, Works } from './job-handler.js';
import { jobQueue } from './job-queue.js';

const HELD_JOBS = jobQueue('held-jobs', { cron: '* * * * *' });

/**
 * Holds the waiting jobs of a tenant that is suspended or closed, with the one that a worker has just fetched; none of an
 * active tenant. pg-boss begins no blocked job, and deletes none before the end of its time. Returns the held jobs.
 */
export const HOLD = `
  update pgboss.job set blocked = true, keep_until = 'infinity',
         state = case state when 'active' then 'created' else state end,
         started_on = case state when 'active' then null else started_on end
   where data->>'tenant' = $1 and (state < 'active' or (state = 'active' and name = $2 and id = $3)) and not blocked
     and exists (select from installation.tenant t where t.name = $1 and t.state <> 'ACTIVE')
  returning id`;

const RELEASE = `
  update pgboss.job set blocked = false, keep_until = greatest(start_after, now()) + interval '14 days'
   where blocked and keep_until = 'infinity'
     and data->>'tenant' in (select name from installation.tenant where state = 'ACTIVE')`;

/** Lets the held jobs of tenants go on that are active again, with their places and start times (decision 51). */
@Works(HELD_JOBS)
@Injectable()
export class HeldJobs implements JobHandler<object> {
  constructor(private readonly orm: MikroORM) {}

  async handle(): Promise<void> {
    await this.orm.em.fork().execute(RELEASE);
  }
}
