import { Migration } from '@mikro-orm/migrations';

export class Migration20261124010000_SignedReports extends Migration {

  override name = 'Migration20261124010000_SignedReports';

  override up(): void | Promise<void> {
    this.addSql(`create table "report_signature" ("tenant" text not null, "id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "created_by" text not null, "updated_at" timestamptz(3) not null, "updated_by" text not null, "report_id" uuid not null, "strokes" jsonb not null, primary key ("tenant", "id"));`);
    this.addSql(`create index "report_signature_tenant_created_at_id_index" on "report_signature" ("tenant", "created_at", "id");`);
    this.addSql(`create index "report_signature_tenant_updated_at_id_index" on "report_signature" ("tenant", "updated_at", "id");`);
    this.addSql(`alter table "report_signature" add constraint "report_signature_report_unique" unique ("tenant", "report_id");`);

    this.addSql(`alter table "report" add "corrects_id" uuid null, add "signed_by" text null, add "signed_place" text null, add "signed_at" timestamptz(3) null;`);
    this.addSql(`alter table "report" add constraint "report_tenant_corrects_id_foreign" foreign key ("tenant", "corrects_id") references "report" ("tenant", "id") on update no action on delete no action;`);
    this.addSql(`alter table "report" add constraint "report_corrects_unique" unique ("tenant", "corrects_id");`);

    this.addSql(`alter table "report_signature" add constraint "report_signature_tenant_report_id_foreign" foreign key ("tenant", "report_id") references "report" ("tenant", "id") on update no action on delete cascade;`);
    this.addSql(`alter table "report_signature" enable row level security;`);
    this.addSql(`alter table "report_signature" force row level security;`);
    this.addSql(`create policy "tenant" on "report_signature" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);
  }

}
