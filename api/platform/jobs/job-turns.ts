/**
 * Tenants take turns in each queue: a job stands one step behind the last waiting job of its tenant, and the first job
 * of a tenant beside the first waiting job of all (start-time fair queueing). pg-boss starts jobs by priority and then
 * by age, so that the step is the priority, which the database sets for jobs of every process. Later jobs have steps of
 * their own, so that they do not delay present ones, and urgent jobs, which go before all others. A worker process runs
 * one job of a group at a time: a tenant has as many groups in a queue as jobs may run in parallel (`group_tier`), and
 * its jobs are dealt to them.
 */
const TAKE_TURN = `
  create or replace function pgboss.vsd_take_turn() returns trigger language plpgsql as $turn$
  begin
    new.priority := coalesce(
      (select min(j.priority) - 1 from pgboss.job j
        where j.name = new.name and j.data->>'tenant' = new.group_id and j.state < 'active'
          and (j.start_after > j.created_on) = (new.start_after > new.created_on)
          and coalesce(j.data->>'urgent', '') = coalesce(new.data->>'urgent', '')),
      (select j.priority + (new.data ? 'urgent')::int from pgboss.job j
        where j.name = new.name and j.state < 'active' and not j.blocked and j.start_after <= now()
        order by j.priority desc limit 1),
      0);
    new.group_id := new.group_id || ' ' || abs(new.priority) % new.group_tier::int;
    return new;
  end
  $turn$`;

const INDEX = `
  create index if not exists vsd_job_turn on pgboss.job (name, (data->>'tenant'), (start_after > created_on), coalesce(data->>'urgent', ''), priority)
    where state < 'active'`;

/** Creates index and trigger where they are missing; idempotent, also in several processes at once. */
export const TURNS = `
  do $make$
  begin
    perform pg_advisory_xact_lock(hashtextextended('vsd job index', 0));
    ${INDEX};
    ${TAKE_TURN};
    if not exists (select from pg_trigger where tgrelid = 'pgboss.job'::regclass and tgname = 'vsd_job_turn') then
      create trigger vsd_job_turn before insert on pgboss.job for each row
        when (new.group_tier is not null and new.state = 'created') execute function pgboss.vsd_take_turn();
    end if;
  end
  $make$`;
