import { Migration } from '@mikro-orm/migrations';

export class Migration20261124220145_ReportAttachments extends Migration {

  override name = 'Migration20261124220145_ReportAttachments';

  override up(): void | Promise<void> {
    this.addSql(`create table "report_attachment" ("tenant" text not null, "id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "created_by" text not null, "updated_at" timestamptz(3) not null, "updated_by" text not null, "report_id" uuid not null, "name" text not null, "content_type" text not null, "size" int not null, "desk_only" boolean not null default false, primary key ("tenant", "id"));`);
    this.addSql(`create index "report_attachment_tenant_created_at_id_index" on "report_attachment" ("tenant", "created_at", "id");`);
    this.addSql(`create index "report_attachment_tenant_updated_at_id_index" on "report_attachment" ("tenant", "updated_at", "id");`);
    this.addSql(`create index "report_attachment_report_id_index" on "report_attachment" ("tenant", "report_id", "id");`);

    this.addSql(`alter table "report_attachment" add constraint "report_attachment_tenant_report_id_foreign" foreign key ("tenant", "report_id") references "report" ("tenant", "id") on update no action on delete cascade;`);
    this.addSql(`alter table "report_attachment" enable row level security;`);
    this.addSql(`alter table "report_attachment" force row level security;`);
    this.addSql(`create policy "tenant" on "report_attachment" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);
  }

}
