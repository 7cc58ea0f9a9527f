import { Migration } from '@mikro-orm/migrations';

/** A picture of the tenant itself, one for each. */
export class Migration20261120160300_TenantLogo extends Migration {

  override name = 'Migration20261120160300_TenantLogo';

  override up(): void | Promise<void> {
    this.addSql(`create table "tenant_logo" ("tenant" text not null, "id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "created_by" text not null, "updated_at" timestamptz(3) not null, "updated_by" text not null, "content_type" text not null, "size" int not null, "width" int not null, "height" int not null, primary key ("tenant", "id"));`);
    this.addSql(`create index "tenant_logo_tenant_updated_at_id_index" on "tenant_logo" ("tenant", "updated_at", "id");`);
    this.addSql(`create index "tenant_logo_tenant_created_at_id_index" on "tenant_logo" ("tenant", "created_at", "id");`);
    this.addSql(`alter table "tenant_logo" add constraint "tenant_logo_unique" unique ("tenant");`);

    this.addSql(`alter table "tenant_logo" enable row level security;`);
    this.addSql(`alter table "tenant_logo" force row level security;`);
    this.addSql(`create policy "tenant" on "tenant_logo" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);
  }

}
