import { Migration } from '@mikro-orm/migrations';

/** Exports of lists, made by the worker (issue "Export"). */
export class Migration20261124222636_Exports extends Migration {

  override name = 'Migration20261124222636_Exports';

  override up(): void | Promise<void> {
    this.addSql(`create table "data_export" ("tenant" text not null, "id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "created_by" text not null, "updated_at" timestamptz(3) not null, "updated_by" text not null, "user_id" uuid not null, "resource" text not null, "format" text not null, "file_name" text not null, "query" text not null, "locale" text not null, "mail" boolean not null default false, "state" text not null, "failure" text null, "total" int not null, "done" int not null, "bytes" int null, "expires_at" timestamptz(3) null, "file" text null, primary key ("tenant", "id"));`);
    this.addSql(`create index "data_export_tenant_created_at_id_index" on "data_export" ("tenant", "created_at", "id");`);
    this.addSql(`create index "data_export_tenant_updated_at_id_index" on "data_export" ("tenant", "updated_at", "id");`);
    this.addSql(`create index "data_export_own_index" on "data_export" ("tenant", "user_id", "created_at", "id");`);

    this.addSql(`alter table "data_export" add constraint "data_export_tenant_user_id_foreign" foreign key ("tenant", "user_id") references "user" ("tenant", "id") on update no action on delete cascade;`);
    this.addSql(`alter table "data_export" add constraint "data_export_format_check" check ("format" in ('xlsx', 'csv', 'pdf'));`);
    this.addSql(`alter table "data_export" add constraint "data_export_locale_check" check ("locale" in ('de-CH', 'en-CH', 'fr-CH', 'it-CH'));`);
    this.addSql(`alter table "data_export" add constraint "data_export_state_check" check ("state" in ('WAITING', 'RUNNING', 'DONE', 'FAILED'));`);
    this.addSql(`alter table "data_export" enable row level security;`);
    this.addSql(`alter table "data_export" force row level security;`);
    this.addSql(`create policy "tenant" on "data_export" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);
  }

}
