/**
 * Tenants take turns in each queue: a job stands one step behind the last waiting job of its tenant, and the first one of
 * a tenant beside the first job that waits at all, whatever others have waiting behind that (start-time fair queueing).
 * pg-boss begins jobs by priority and then by age, so the step is the job's priority; the database gives it to whatever is
 * stored, by whichever process. Jobs for later have steps of their own, so that those of now do not stand behind them; so
 * have urgent ones, the first of which stands before all that waits.
 *
 * A worker process runs one job of a group at a time. A tenant has as many groups in a queue as it may run jobs there side
 * by side (`group_tier`), and its jobs go to them one after the other.
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

/** Makes the turns where they are missing; safe to repeat, several processes at once. */
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
