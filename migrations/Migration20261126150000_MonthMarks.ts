import { Migration } from '@mikro-orm/migrations';
import { monthMarkFunctions } from './schema/month-marks.js';

/** Who writes a ticket marks the months in which it was created and closed (decision 42). */
export class Migration20261126150000_MonthMarks extends Migration {
  override up(): void {
    this.addSql(`create table "month_mark" ("tenant" text not null, "month" int not null, "id" uuid not null default uuidv7(), "mark" bigint not null, primary key ("tenant", "month", "id"));`);
    for (const statement of monthMarkFunctions) this.addSql(statement);

    this.addSql(`create or replace function "ticket_months_fn"() returns trigger as \$\$ begin if tg_op = 'INSERT' then perform public.vsd_mark_months(new.tenant, array[new.created_at, coalesce(new.closed_at, case new.state when 'CLOSED' then 'epoch'::timestamptz end)]); return new; end if; if tg_op = 'DELETE' then perform public.vsd_mark_months(old.tenant, array[old.created_at, coalesce(old.closed_at, case old.state when 'CLOSED' then 'epoch'::timestamptz end)]); return old; end if; perform public.vsd_mark_months(new.tenant, array[new.created_at, coalesce(new.closed_at, case new.state when 'CLOSED' then 'epoch'::timestamptz end), old.created_at, coalesce(old.closed_at, case old.state when 'CLOSED' then 'epoch'::timestamptz end)]); return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "months" AFTER INSERT OR UPDATE OR DELETE on "ticket" for each ROW execute function "ticket_months_fn"();`);

    this.addSql(`create or replace function "report_months_fn"() returns trigger as \$\$ begin if tg_op = 'DELETE' then perform public.vsd_mark_months(t.tenant, array[t.created_at, coalesce(t.closed_at, case t.state when 'CLOSED' then 'epoch'::timestamptz end)]) from ticket t where t.tenant = old.tenant and t.id = old.ticket_id; return old; end if; if tg_op = 'UPDATE' and new.ticket_id <> old.ticket_id then perform public.vsd_mark_months(t.tenant, array[t.created_at, coalesce(t.closed_at, case t.state when 'CLOSED' then 'epoch'::timestamptz end)]) from ticket t where t.tenant = old.tenant and t.id = old.ticket_id; end if; perform public.vsd_mark_months(t.tenant, array[t.created_at, coalesce(t.closed_at, case t.state when 'CLOSED' then 'epoch'::timestamptz end)]) from ticket t where t.tenant = new.tenant and t.id = new.ticket_id; return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "months" AFTER INSERT OR UPDATE OR DELETE on "report" for each ROW execute function "report_months_fn"();`);

    this.addSql(`alter table "month_mark" enable row level security;`);
    this.addSql(`alter table "month_mark" force row level security;`);
    this.addSql(`create policy "tenant" on "month_mark" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);
  }
}
