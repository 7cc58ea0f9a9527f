import { Migration } from '@mikro-orm/migrations';

/** Exports on a schedule (issue "Export"). */
export class Migration20261125073009_ExportSchedules extends Migration {

  override name = 'Migration20261125073009_ExportSchedules';

  override up(): void | Promise<void> {
    this.addSql(`create table "export_schedule" ("tenant" text not null, "id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "created_by" text not null, "updated_at" timestamptz(3) not null, "updated_by" text not null, "user_id" uuid not null, "name" text not null, "resource" text not null, "filter" text null, "sort" text null, "fields" text null, "format" text not null, "rhythm" text not null, "weekday" text null, "day" int null, "time" text not null, "mail" boolean not null default true, "active" boolean not null default true, "last_run_at" timestamptz(3) null, "next_run_at" timestamptz(3) null, "failure" text null, primary key ("tenant", "id"));`);
    this.addSql(`create index "export_schedule_tenant_created_at_id_index" on "export_schedule" ("tenant", "created_at", "id");`);
    this.addSql(`create index "export_schedule_tenant_updated_at_id_index" on "export_schedule" ("tenant", "updated_at", "id");`);
    this.addSql(`create index "export_schedule_own_index" on "export_schedule" ("tenant", "user_id", "name", "id");`);
    this.addSql(`create index "export_schedule_due_index" on "export_schedule" ("tenant", "next_run_at") where active;`);

    this.addSql(`alter table "export_schedule" add constraint "export_schedule_tenant_user_id_foreign" foreign key ("tenant", "user_id") references "user" ("tenant", "id") on update no action on delete cascade;`);
    this.addSql(`alter table "export_schedule" add constraint "export_schedule_format_check" check ("format" in ('xlsx', 'csv', 'pdf'));`);
    this.addSql(`alter table "export_schedule" add constraint "export_schedule_rhythm_check" check ("rhythm" in ('DAILY', 'WEEKLY', 'MONTHLY'));`);
    this.addSql(`alter table "export_schedule" add constraint "export_schedule_weekday_check" check ("weekday" in ('MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'));`);
    this.addSql(`alter table "export_schedule" enable row level security;`);
    this.addSql(`alter table "export_schedule" force row level security;`);
    this.addSql(`create policy "tenant" on "export_schedule" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);
  }

}
