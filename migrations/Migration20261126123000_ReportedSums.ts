import { Migration } from '@mikro-orm/migrations';

const BESIDE = [
  ...['assignment_group_id', 'priority', 'closed_at', 'satisfaction'],
  ...['reaction_result', 'on_site_result', 'due_result', 'reaction_minutes', 'on_site_minutes', 'resolution_minutes'],
  ...['reopenings', 'reported_amount', 'reported_time'],
];
const beside = BESIDE.map((name) => `"${name}"`).join(', ');

/** What reports come to stands with their ticket, and the index of open tickets tells whose they are. */
export class Migration20261126123000_ReportedSums extends Migration {
  override up(): void {
    this.addSql(`alter table "ticket" add "reported_amount" bigint not null default '0', add "reported_time" bigint not null default '0';`);

    this.addSql(`create or replace function "report_reported_fn"() returns trigger as \$\$ begin if tg_op = 'DELETE' then update ticket t set reported_amount = w.amount, reported_time = w.time
     from (select coalesce(sum((s.quantity * s.unit_price + 500) / 1000), 0) as amount, coalesce(sum(s.quantity * case s.unit when 'HUR' then 60 when 'MIN' then 1 end), 0) as time
             from report r join report_position s on s.tenant = r.tenant and s.report_id = r.id
            where r.tenant = old.tenant and r.ticket_id = old.ticket_id and not exists (select from report c where c.tenant = r.tenant and c.corrects_id = r.id and c.corrects_id is not null)) w
    where t.tenant = old.tenant and t.id = old.ticket_id
      and (t.reported_amount, t.reported_time) is distinct from (w.amount, w.time); return old; end if; if new.corrects_id is not null then update ticket t set reported_amount = w.amount, reported_time = w.time
     from (select coalesce(sum((s.quantity * s.unit_price + 500) / 1000), 0) as amount, coalesce(sum(s.quantity * case s.unit when 'HUR' then 60 when 'MIN' then 1 end), 0) as time
             from report r join report_position s on s.tenant = r.tenant and s.report_id = r.id
            where r.tenant = new.tenant and r.ticket_id = new.ticket_id and not exists (select from report c where c.tenant = r.tenant and c.corrects_id = r.id and c.corrects_id is not null)) w
    where t.tenant = new.tenant and t.id = new.ticket_id
      and (t.reported_amount, t.reported_time) is distinct from (w.amount, w.time); end if; return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "reported" AFTER INSERT OR UPDATE OR DELETE on "report" for each ROW execute function "report_reported_fn"();`);

    this.addSql(`create or replace function "report_position_reported_fn"() returns trigger as \$\$ begin if tg_op = 'DELETE' then update ticket t set reported_amount = w.amount, reported_time = w.time
     from (select coalesce(sum((s.quantity * s.unit_price + 500) / 1000), 0) as amount, coalesce(sum(s.quantity * case s.unit when 'HUR' then 60 when 'MIN' then 1 end), 0) as time
             from report r join report_position s on s.tenant = r.tenant and s.report_id = r.id
            where r.tenant = old.tenant and r.ticket_id = (select ticket_id from report where tenant = old.tenant and id = old.report_id) and not exists (select from report c where c.tenant = r.tenant and c.corrects_id = r.id and c.corrects_id is not null)) w
    where t.tenant = old.tenant and t.id = (select ticket_id from report where tenant = old.tenant and id = old.report_id)
      and (t.reported_amount, t.reported_time) is distinct from (w.amount, w.time); return old; end if; if tg_op = 'INSERT' or (new.quantity, new.unit, new.unit_price) is distinct from (old.quantity, old.unit, old.unit_price) then update ticket t set reported_amount = w.amount, reported_time = w.time
     from (select coalesce(sum((s.quantity * s.unit_price + 500) / 1000), 0) as amount, coalesce(sum(s.quantity * case s.unit when 'HUR' then 60 when 'MIN' then 1 end), 0) as time
             from report r join report_position s on s.tenant = r.tenant and s.report_id = r.id
            where r.tenant = new.tenant and r.ticket_id = (select ticket_id from report where tenant = new.tenant and id = new.report_id) and not exists (select from report c where c.tenant = r.tenant and c.corrects_id = r.id and c.corrects_id is not null)) w
    where t.tenant = new.tenant and t.id = (select ticket_id from report where tenant = new.tenant and id = new.report_id)
      and (t.reported_amount, t.reported_time) is distinct from (w.amount, w.time); end if; return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "reported" AFTER INSERT OR UPDATE OR DELETE on "report_position" for each ROW execute function "report_position_reported_fn"();`);
    for (const table of ['ticket', 'report', 'report_position'])
      this.addSql(`alter table "${table}" no force row level security;`);
    this.addSql(`update ticket t set reported_amount = w.amount, reported_time = w.time
     from (select r.tenant, r.ticket_id, coalesce(sum((s.quantity * s.unit_price + 500) / 1000), 0) as amount,
                  coalesce(sum(s.quantity * case s.unit when 'HUR' then 60 when 'MIN' then 1 end), 0) as time
             from report r join report_position s on s.tenant = r.tenant and s.report_id = r.id
            where not exists (select from report c where c.tenant = r.tenant and c.corrects_id = r.id)
            group by r.tenant, r.ticket_id) w
    where t.tenant = w.tenant and t.id = w.ticket_id;`);
    for (const table of ['ticket', 'report', 'report_position'])
      this.addSql(`alter table "${table}" force row level security;`);

    this.addSql('drop index "ticket_customer_index";');
    this.addSql(
      `create index "ticket_customer_index" on "ticket" ("tenant", "customer_id", "created_at", "id", "state", "type", "author_id", "customer_contact_id") include (${beside});`,
    );
    this.addSql('drop index "ticket_open_index";');
    this.addSql(
      `create index "ticket_open_index" on "ticket" ("tenant", "created_at", "id", "state", "type", "priority", "due_at", "updated_at", "preferred_date", "resubmission_date", "next_mark_at", "next_target_at") include ("customer_id", "assignment_group_id", "responsible_id") where "state" <> 'CLOSED';`,
    );
  }
}
