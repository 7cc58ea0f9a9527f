import { Migration } from '@mikro-orm/migrations';

/** Holidays, the canton of a location, and week plans of SLAs. */
export class Migration20261120135100_Calendars extends Migration {
  override name = 'Migration20261120135100_Calendars';

  override up(): void {
    this.addSql(`create table "holiday" ("tenant" text not null, "id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "created_by" text not null, "updated_at" timestamptz(3) not null, "updated_by" text not null, "day" date not null, "name" text not null, "region" text not null, primary key ("tenant", "id"));`);
    this.addSql(`create index "holiday_tenant_updated_at_id_index" on "holiday" ("tenant", "updated_at", "id");`);
    this.addSql(`create index "holiday_tenant_created_at_id_index" on "holiday" ("tenant", "created_at", "id");`);
    this.addSql(`create index "holiday_day_index" on "holiday" ("tenant", "day", "id");`);
    this.addSql(`create index "holiday_region_index" on "holiday" ("tenant", "region", "id");`);
    this.addSql(`create index "holiday_search_index" on "holiday" using gin ("tenant", "name" gin_trgm_ops);`);
    this.addSql(`alter table "holiday" add constraint "holiday_day_region_unique" unique ("tenant", "day", "region");`);

    this.addSql(`alter table "sla" add "week_plan" jsonb not null default '[]', add "on_call_plan" jsonb not null default '[]';`);

    this.addSql(`alter table "location" add "canton" text null;`);
    this.addSql(`alter table "location" add constraint "location_canton_check" check ("canton" in ('ZH', 'BE', 'LU', 'UR', 'SZ', 'OW', 'NW', 'GL', 'ZG', 'FR', 'SO', 'BS', 'BL', 'SH', 'AR', 'AI', 'SG', 'GR', 'AG', 'TG', 'TI', 'VD', 'VS', 'NE', 'GE', 'JU'));`);

    this.addSql(`alter table "holiday" add constraint "holiday_region_check" check ("region" in ('CH', 'ZH', 'BE', 'LU', 'UR', 'SZ', 'OW', 'NW', 'GL', 'ZG', 'FR', 'SO', 'BS', 'BL', 'SH', 'AR', 'AI', 'SG', 'GR', 'AG', 'TG', 'TI', 'VD', 'VS', 'NE', 'GE', 'JU'));`);
    this.addSql(`alter table "holiday" enable row level security;`);
    this.addSql(`alter table "holiday" force row level security;`);
    this.addSql(`create policy "tenant" on "holiday" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);
  }
}
