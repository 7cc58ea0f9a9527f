/**
 * The jobs of the tenant in whose name the transaction runs, and none without one. The queue's tables belong to its own
 * library and know no row-level security, so this condition stands in every statement that shows or touches a job for
 * somebody.
 */
export const OWN_JOBS = `data->>'tenant' = (select nullif(current_setting('app.tenant', true), ''))`;

/** Attempts that have failed, and those that never ended; pg-boss counts the last of these at its repetition. */
export const FAILURES = `(coalesce((data->>'failures')::int, 0) + retry_count + (state = 'retry')::int)`;

/** Has failed before and waits for its next attempt. */
export const REPEATING = `state in ('created', 'retry') and ${FAILURES} > 0`;

/** Was given up, or waits for its next attempt. */
export const STUCK = `(state = 'failed' or ${REPEATING})`;

/** Serves the condition above, however many jobs of others there are; safe to repeat, several processes at once. */
export const TENANT_INDEX = `
  do $$
  begin
    perform pg_advisory_xact_lock(hashtextextended('vsd job index', 0));
    create index if not exists vsd_job_tenant on pgboss.job ((data->>'tenant'), state, created_on);
  end
  $$`;
