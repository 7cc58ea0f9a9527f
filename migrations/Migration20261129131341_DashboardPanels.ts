import { Migration } from '@mikro-orm/migrations';

export class Migration20261129131341_DashboardPanels extends Migration {

  override name = 'Migration20261129131341_DashboardPanels';

  override up(): void | Promise<void> {
    this.addSql(`create table "dashboard_panel" ("tenant" text not null, "id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "created_by" text not null, "updated_at" timestamptz(3) not null, "updated_by" text not null, "panel" text not null, "role" text not null, "column" text null, "hidden" boolean not null default false, "position" int not null default 0, primary key ("tenant", "id"));`);
    this.addSql(`create index "dashboard_panel_tenant_created_at_id_index" on "dashboard_panel" ("tenant", "created_at", "id");`);
    this.addSql(`create index "dashboard_panel_tenant_updated_at_id_index" on "dashboard_panel" ("tenant", "updated_at", "id");`);
    this.addSql(`create index "dashboard_panel_panel_index" on "dashboard_panel" ("tenant", "panel", "id");`);
    this.addSql(`create index "dashboard_panel_role_index" on "dashboard_panel" ("tenant", "role", "id");`);
    this.addSql(`create index "dashboard_panel_hidden_index" on "dashboard_panel" ("tenant", "hidden", "id");`);
    this.addSql(`create index "dashboard_panel_position_index" on "dashboard_panel" ("tenant", "position", "id");`);
    this.addSql(`alter table "dashboard_panel" add constraint "dashboard_panel_role_panel_unique" unique ("tenant", "role", "panel");`);

    this.addSql(`alter table "custom_field" drop constraint "custom_field_resource_check";`);

    this.addSql(`alter table "dashboard_panel" add constraint "dashboard_panel_role_check" check ("role" in ('vsd-agent', 'vsd-executor', 'vsd-customer'));`);
    this.addSql(`alter table "dashboard_panel" add constraint "dashboard_panel_column_check" check ("column" in ('WIDE', 'NARROW'));`);
    this.addSql(`alter table "dashboard_panel" enable row level security;`);
    this.addSql(`alter table "dashboard_panel" force row level security;`);
    this.addSql(`create policy "tenant" on "dashboard_panel" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);
    this.addSql(`create policy "all_tenants" on "dashboard_panel" to "vsd_backup", "vsd_search" using (true);`);
  }

}
