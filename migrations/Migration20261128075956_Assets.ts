import { Migration } from '@mikro-orm/migrations';

/** Assets, and the references of tickets and requests to them; those of existing tables are validated later. */
export class Migration20261128075956_Assets extends Migration {

  override name = 'Migration20261128075956_Assets';

  override up(): void | Promise<void> {
    this.addSql(`create table "asset" ("tenant" text not null, "id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "created_by" text not null, "updated_at" timestamptz(3) not null, "updated_by" text not null, "name" text not null, "serial_number" text null, "kind" text not null, "state" text not null, "reason" text null, "active" boolean generated always as ((state <> 'RETIRED'::text)) stored not null, "customer_id" uuid not null, "location_id" uuid not null, "manufacturer" text null, "purchased_on" date null, "warranty_until" date null, "price" bigint null, "tags" text[] not null default '{}', "custom" jsonb not null default '{}', "custom_text1" text null, "custom_text2" text null, "custom_text3" text null, "custom_text4" text null, "custom_text5" text null, "custom_text6" text null, "custom_text7" text null, "custom_text8" text null, "custom_text9" text null, "custom_text10" text null, "custom_number1" bigint null, "custom_number2" bigint null, "custom_number3" bigint null, "custom_number4" bigint null, "custom_number5" bigint null, "custom_number6" bigint null, "custom_date1" date null, "custom_date2" date null, "custom_date3" date null, "custom_date4" date null, "serial_number_key" text null, "search_text" text null, primary key ("tenant", "id"));`);
    this.addSql(`create index "asset_tenant_created_at_id_index" on "asset" ("tenant", "created_at", "id");`);
    this.addSql(`create index "asset_tenant_updated_at_id_index" on "asset" ("tenant", "updated_at", "id");`);
    this.addSql(`create index "asset_name_index" on "asset" ("tenant", "name", "id");`);
    this.addSql(`create index "asset_serial_number_index" on "asset" ("tenant", "serial_number", "id");`);
    this.addSql(`create index "asset_kind_index" on "asset" ("tenant", "kind", "id");`);
    this.addSql(`create index "asset_state_index" on "asset" ("tenant", "state", "id");`);
    this.addSql(`create index "asset_active_index" on "asset" ("tenant", "active", "id");`);
    this.addSql(`create index "asset_customer_id_index" on "asset" ("tenant", "customer_id", "id");`);
    this.addSql(`create index "asset_location_id_index" on "asset" ("tenant", "location_id", "id");`);
    this.addSql(`create index "asset_manufacturer_index" on "asset" ("tenant", "manufacturer", "id");`);
    this.addSql(`create index "asset_warranty_until_index" on "asset" ("tenant", "warranty_until", "id");`);
    this.addSql(`create index "asset_tags_index" on "asset" using gin ("tenant", vsd_tag_keys("tags"));`);
    this.addSql(`create index "asset_custom_text1_index" on "asset" ("tenant", "custom_text1", "created_at", "id") where "custom_text1" is not null;`);
    this.addSql(`create index "asset_custom_text2_index" on "asset" ("tenant", "custom_text2", "created_at", "id") where "custom_text2" is not null;`);
    this.addSql(`create index "asset_custom_text3_index" on "asset" ("tenant", "custom_text3", "created_at", "id") where "custom_text3" is not null;`);
    this.addSql(`create index "asset_custom_text4_index" on "asset" ("tenant", "custom_text4", "created_at", "id") where "custom_text4" is not null;`);
    this.addSql(`create index "asset_custom_text5_index" on "asset" ("tenant", "custom_text5", "created_at", "id") where "custom_text5" is not null;`);
    this.addSql(`create index "asset_custom_text6_index" on "asset" ("tenant", "custom_text6", "created_at", "id") where "custom_text6" is not null;`);
    this.addSql(`create index "asset_custom_text7_index" on "asset" ("tenant", "custom_text7", "created_at", "id") where "custom_text7" is not null;`);
    this.addSql(`create index "asset_custom_text8_index" on "asset" ("tenant", "custom_text8", "created_at", "id") where "custom_text8" is not null;`);
    this.addSql(`create index "asset_custom_text9_index" on "asset" ("tenant", "custom_text9", "created_at", "id") where "custom_text9" is not null;`);
    this.addSql(`create index "asset_custom_text10_index" on "asset" ("tenant", "custom_text10", "created_at", "id") where "custom_text10" is not null;`);
    this.addSql(`create index "asset_custom_number1_index" on "asset" ("tenant", "custom_number1", "created_at", "id") where "custom_number1" is not null;`);
    this.addSql(`create index "asset_custom_number2_index" on "asset" ("tenant", "custom_number2", "created_at", "id") where "custom_number2" is not null;`);
    this.addSql(`create index "asset_custom_number3_index" on "asset" ("tenant", "custom_number3", "created_at", "id") where "custom_number3" is not null;`);
    this.addSql(`create index "asset_custom_number4_index" on "asset" ("tenant", "custom_number4", "created_at", "id") where "custom_number4" is not null;`);
    this.addSql(`create index "asset_custom_number5_index" on "asset" ("tenant", "custom_number5", "created_at", "id") where "custom_number5" is not null;`);
    this.addSql(`create index "asset_custom_number6_index" on "asset" ("tenant", "custom_number6", "created_at", "id") where "custom_number6" is not null;`);
    this.addSql(`create index "asset_custom_date1_index" on "asset" ("tenant", "custom_date1", "created_at", "id") where "custom_date1" is not null;`);
    this.addSql(`create index "asset_custom_date2_index" on "asset" ("tenant", "custom_date2", "created_at", "id") where "custom_date2" is not null;`);
    this.addSql(`create index "asset_custom_date3_index" on "asset" ("tenant", "custom_date3", "created_at", "id") where "custom_date3" is not null;`);
    this.addSql(`create index "asset_custom_date4_index" on "asset" ("tenant", "custom_date4", "created_at", "id") where "custom_date4" is not null;`);
    this.addSql(`create index "asset_custom_search_index" on "asset" using gin ("tenant", (vsd_spelled(jsonb_path_query_array("custom", '\$.*')::text)) gin_trgm_ops) where "custom" <> '{}'::jsonb;`);
    this.addSql(`create index "asset_search_index" on "asset" using gin ("tenant", "search_text" gin_trgm_ops);`);
    this.addSql(`alter table "asset" add constraint "asset_serial_number_customer_unique" unique ("tenant", "serial_number_key", "customer_id");`);

    this.addSql(`alter table "custom_field" drop constraint "custom_field_resource_check";`);
    this.addSql(`alter table "custom_field" add constraint "custom_field_resource_check" check ("resource" in ('customers', 'locations', 'assets', 'tickets')) not valid;`);

    this.addSql(`alter table "ticket" add "asset_id" uuid null;`);
    this.addSql(`alter table "ticket" add constraint "ticket_tenant_asset_id_foreign" foreign key ("tenant", "asset_id") references "asset" ("tenant", "id") on update no action on delete no action not valid;`);

    this.addSql(`alter table "portal_request" add "asset_id" uuid null;`);
    this.addSql(`alter table "portal_request" add constraint "portal_request_tenant_asset_id_foreign" foreign key ("tenant", "asset_id") references "asset" ("tenant", "id") on update no action on delete set null ("asset_id") not valid;`);

    this.addSql(`alter table "asset" add constraint "asset_tenant_customer_id_foreign" foreign key ("tenant", "customer_id") references "customer" ("tenant", "id") on update no action on delete no action;`);
    this.addSql(`alter table "asset" add constraint "asset_tenant_location_id_foreign" foreign key ("tenant", "location_id") references "location" ("tenant", "id") on update no action on delete no action;`);
    this.addSql(`alter table "asset" add constraint "asset_kind_check" check ("kind" in ('HEATING', 'COOLING', 'ELEVATOR', 'DOOR', 'ELECTRICAL', 'SANITARY', 'SECURITY', 'MACHINE', 'COMPUTER', 'PRINTER', 'NETWORK', 'OTHER'));`);
    this.addSql(`alter table "asset" add constraint "asset_state_check" check ("state" in ('IN_USE', 'IN_REPAIR', 'RETIRED'));`);
    this.addSql(`create or replace function "asset_full_text_fn"() returns trigger as \$\$ begin if tg_op = 'DELETE' then perform public.vsd_search_note(old.tenant, 'assets', old.id); return old; end if; if tg_op = 'INSERT' then perform public.vsd_search_note(new.tenant, 'assets', new.id); return new; end if; if (new.name, new.serial_number, new.manufacturer, new.customer_id, new.location_id) is distinct from (old.name, old.serial_number, old.manufacturer, old.customer_id, old.location_id) then perform public.vsd_search_note(new.tenant, 'assets', new.id); end if; return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "full_text" AFTER INSERT OR UPDATE OR DELETE on "asset" for each ROW execute function "asset_full_text_fn"();`);
    this.addSql(`create or replace function "asset_fold_fn"() returns trigger as \$\$ begin if tg_op = 'INSERT' or new.serial_number is distinct from old.serial_number then new.serial_number_key := public.vsd_fold(new.serial_number); end if; if new.search_text is null or new.name is distinct from old.name or new.serial_number is distinct from old.serial_number or new.manufacturer is distinct from old.manufacturer then new.search_text := concat_ws(E'\\n', public.vsd_spelled(new.name), public.vsd_spelled(new.serial_number), public.vsd_spelled(new.manufacturer)); end if; return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "fold" BEFORE INSERT OR UPDATE on "asset" for each ROW execute function "asset_fold_fn"();`);
    this.addSql(`alter table "asset" enable row level security;`);
    this.addSql(`alter table "asset" force row level security;`);
    this.addSql(`create policy "tenant" on "asset" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);
    this.addSql(`create policy "all_tenants" on "asset" to "vsd_backup", "vsd_search" using (true);`);
  }

}
