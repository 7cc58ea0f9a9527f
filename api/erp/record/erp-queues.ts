import { jobQueue } from '../../platform/jobs/job-queue.js';
import type { ErpKind } from '../../vocabulary/erp.js';

/** Brings one record into agreement with the other side. */
export const EXCHANGES = jobQueue<{ readonly link: string }>('erp-exchange', { concurrency: 4, expireInSeconds: 120 });

/** Looks at what has changed at the other side; the whole, at what should be there as well. */
export const COMPARISONS = jobQueue<{ readonly connection: string; readonly whole?: boolean }>('erp-comparison', {
  expireInSeconds: 600,
});

/** Compares, a page at a time, all that should stand at the other side: what was removed there is told by nobody. */
export const REVIEWS = jobQueue<{ readonly connection: string; readonly kind: ErpKind; readonly after?: string }>(
  'erp-review',
  { expireInSeconds: 120 },
);

/** Has everything compared every night. */
export const ERP_NIGHT = jobQueue('erp-night', { cron: '43 2 * * *' });

/** Begins anew what waits, and looks at the other side from time to time. */
export const ERP_SWEEP = jobQueue('erp-sweep', { cron: '* * * * *' });

/** Looks up what could not be asked of an ERP that was away. */
export const NUMBER_CHECKS = jobQueue<object>('erp-numbers', { expireInSeconds: 600 });

/** Reads what an ERP tells of addresses, projects, catalogue and employees. */
export const READINGS = jobQueue<{ readonly connection: string }>('erp-reading', { expireInSeconds: 600 });
