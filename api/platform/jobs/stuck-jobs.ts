/**
 * Condition for the jobs of the transaction's tenant. The tables of pg-boss have no row-level security, so that each
 * statement about jobs of a tenant contains it.
 */
export const OWN_JOBS = `data->>'tenant' = (select nullif(current_setting('app.tenant', true), ''))`;

/** Failed attempts, and those without an end; pg-boss counts the last of these at its repetition. */
export const FAILURES = `(coalesce((data->>'failures')::int, 0) + retry_count + (state = 'retry')::int)`;

/** Jobs that have failed and wait for the next attempt. */
export const REPEATING = `state in ('created', 'retry') and ${FAILURES} > 0`;

/** Jobs that were given up or wait for the next attempt. */
export const STUCK = `(state = 'failed' or ${REPEATING})`;

/** The indexes of the condition above and of held jobs; idempotent, also in several processes at once. */
export const TENANT_INDEX = `
  do $$
  begin
    perform pg_advisory_xact_lock(hashtextextended('vsd job index', 0));
    create index if not exists vsd_job_tenant on pgboss.job ((data->>'tenant'), state, created_on);
    create index if not exists vsd_job_held on pgboss.job ((data->>'tenant')) where blocked;
  end
  $$`;
