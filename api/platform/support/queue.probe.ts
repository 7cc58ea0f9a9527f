import { Injectable } from '@nestjs/common';
import { clock } from '../clock.js';
import { OWN_JOBS, REPEATING } from '../jobs/stuck-jobs.js';
import { UnitOfWork } from '../tenancy/unit-of-work.js';
import { type Finding, type Probe, Probes } from './probe.js';

/** Milliseconds after which a due job is late. */
const LATE_MS = 5 * 60_000;

interface Row {
  waiting: number;
  running: number;
  failed: number;
  repeating: number;
  oldest: string | null;
  workers: number;
}

/** The tenant's jobs, and the workers that run them. */
@Probes('queue')
@Injectable()
export class QueueProbe implements Probe {
  constructor(private readonly work: UnitOfWork) {}

  async check(): Promise<Finding> {
    const [row] = await this.work.read((em) => em.execute<Row[]>(FIGURES));
    const { waiting, running, failed, repeating, oldest, workers } = row as Row;
    const oldestWaiting = oldest && new Date(oldest).toISOString();
    const facts = { workers, waiting, running, repeating, failed, oldestWaiting };
    if (workers === 0) return { condition: 'DOWN', problem: 'NO_WORKER', facts };
    if (oldestWaiting && clock.now().getTime() - Date.parse(oldestWaiting) > LATE_MS) {
      return { condition: 'WARNING', problem: 'QUEUE_LATE', facts };
    }
    if (failed > 0) return { condition: 'WARNING', problem: 'JOBS_FAILED', facts };
    return { condition: 'UP', facts };
  }
}

const DUE = `state in ('created', 'retry') and start_after <= now() and not blocked`;

/** Workers are counted by the name of their connections; an idle worker keeps at least one open. */
const FIGURES = `
  select count(*) filter (where ${DUE})::int as waiting,
         count(*) filter (where state = 'active')::int as running,
         count(*) filter (where state = 'failed')::int as failed,
         count(*) filter (where ${REPEATING})::int as repeating,
         min(start_after) filter (where ${DUE}) as oldest,
         (select count(distinct client_port)::int from pg_stat_activity
           where datname = current_database() and application_name = 'volta-worker') as workers
    from pgboss.job where ${OWN_JOBS} and state <> 'completed'`;
