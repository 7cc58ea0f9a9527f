import { Migration } from '@mikro-orm/migrations';

const RESULTS = ['reaction_result', 'on_site_result', 'due_result'];

/** What has become of the clocks of the tickets that there are, from what they keep of them (clock-results.ts). */
const FROM_CYCLES = `
  update ticket t set
    reaction_result = case when k.reacted <= k.reaction then 'MET' when k.reacted > k.reaction then 'BREACHED' end,
    on_site_result = case when coalesce(k.arrived, k.done) <= k.on_site then 'MET' when coalesce(k.arrived, k.done) > k.on_site then 'BREACHED' end,
    due_result = case when k.done <= k.due then 'MET' when k.done > k.due then 'BREACHED' end,
    reaction_minutes = greatest(0, floor(extract(epoch from k.reacted - k.began) / 60)),
    on_site_minutes = greatest(0, floor(extract(epoch from k.arrived - k.last_began) / 60)),
    resolution_minutes = greatest(0, floor(extract(epoch from k.done - k.began) / 60)),
    reopenings = jsonb_array_length(t.cycles) - 1
  from (
    select tenant, id,
      (first ->> 'startedAt')::timestamptz as began,
      coalesce(first ->> 'reactedAt', case when first #>> '{pauses,-1,to}' is null and first #>> '{pauses,-1,reason}' = 'WORK_COMPLETED' then first #>> '{pauses,-1,from}' end)::timestamptz as reacted,
      (first #>> '{targets,REACTION}')::timestamptz as reaction,
      (last ->> 'startedAt')::timestamptz as last_began,
      (last ->> 'arrivedAt')::timestamptz as arrived,
      (last #>> '{targets,ON_SITE}')::timestamptz as on_site,
      (case when last #>> '{pauses,-1,to}' is null and last #>> '{pauses,-1,reason}' = 'WORK_COMPLETED' then last #>> '{pauses,-1,from}' end)::timestamptz as done,
      (last #>> '{targets,DUE}')::timestamptz as due
    from (select tenant, id, cycles -> 0 as first, cycles -> -1 as last from ticket where jsonb_array_length(cycles) > 0) of
  ) k
  where k.tenant = t.tenant and k.id = t.id`;

/** Results of clocks as columns, so that lists and figures ask for them. */
export class Migration20261125015932_Figures extends Migration {
  override name = 'Migration20261125015932_Figures';

  override up(): void {
    const columns = [
      ...RESULTS.map((name) => `add "${name}" text null`),
      ...['reaction_minutes', 'on_site_minutes', 'resolution_minutes'].map((name) => `add "${name}" int null`),
      'add "reopenings" int not null default 0',
    ];
    this.addSql(`alter table "ticket" ${columns.join(', ')};`);
    this.addSql('alter table "ticket" alter "reopenings" drop default;');
    for (const name of RESULTS) {
      const met = `check ("${name}" in ('MET', 'BREACHED'))`;
      this.addSql(`alter table "ticket" add constraint "ticket_${name}_check" ${met};`);
    }
    this.addSql('alter table "ticket" no force row level security;');
    this.addSql(FROM_CYCLES);
    this.addSql('alter table "ticket" force row level security;');
  }
}
