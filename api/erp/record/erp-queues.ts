import type { EntityManager } from '@mikro-orm/postgresql';
import { jobQueue } from '../../platform/jobs/job-queue.js';
import type { Jobs } from '../../platform/jobs/jobs.js';
import { type ErpKind, KINDS_OF_ADAPTER } from '../../vocabulary/erp.js';
import type { ErpConnection } from './erp-connection.entity.js';

/** Jobs that exchange one record with the other side. */
export const EXCHANGES = jobQueue<{ readonly link: string }>('erp-exchange', { concurrency: 4, expireInSeconds: 120 });

/** Jobs that read the changes of the other side; a `whole` one also requests the exchange of all records. */
export const COMPARISONS = jobQueue<{ readonly connection: string; readonly whole?: boolean }>('erp-comparison', {
  expireInSeconds: 600,
});

/** Jobs that compare all records with the other side, a page at a time, since no change reports a deletion. */
export const REVIEWS = jobQueue<{ readonly connection: string; readonly kind: ErpKind; readonly after?: string }>(
  'erp-review',
  { expireInSeconds: 120 },
);

/** Begins the comparison of all records of a connection. */
export async function beginReviews(em: EntityManager, jobs: Jobs, { id, adapter }: ErpConnection): Promise<void> {
  for (const kind of KINDS_OF_ADAPTER[adapter]) await jobs.send(em, REVIEWS, { connection: id, kind });
}

/** The nightly comparison. */
export const ERP_NIGHT = jobQueue('erp-night', { cron: '43 2 * * *' });

/** The sweep that repeats waiting exchanges and begins comparisons. */
export const ERP_SWEEP = jobQueue('erp-sweep', { cron: '* * * * *' });

/** Jobs that look up numbers which an unavailable ERP could not confirm. */
export const NUMBER_CHECKS = jobQueue<object>('erp-numbers', { expireInSeconds: 600 });

/** Jobs that read addresses, projects, catalogue and employees of an ERP. */
export const READINGS = jobQueue<{ readonly connection: string }>('erp-reading', { expireInSeconds: 600 });
