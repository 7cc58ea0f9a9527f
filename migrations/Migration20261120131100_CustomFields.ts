import { Migration } from '@mikro-orm/migrations';

/** Fields that tenants add themselves: their definitions, and on each table that may have some the values and slots. */
export class Migration20261120131100_CustomFields extends Migration {

  override name = 'Migration20261120131100_CustomFields';

  override up(): void {
    this.addSql(`create table "custom_field" ("tenant" text not null, "id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "created_by" text not null, "updated_at" timestamptz(3) not null, "updated_by" text not null, "slot" text null, "slot_ready" boolean not null default true, "resource" text not null, "key" text not null, "kind" text not null, "label_de" text null, "label_en" text null, "label_fr" text null, "label_it" text null, "help_de" text null, "help_en" text null, "help_fr" text null, "help_it" text null, "options" jsonb not null default '[]', "required" boolean not null default false, "required_for_types" text[] not null default '{}', "required_on_states" text[] not null default '{}', "default_value" jsonb null, "minimum" double precision null, "maximum" double precision null, "pattern" text null, "decimals" int not null, "visible_for" text[] not null default '{}', "editable_for" text[] not null default '{}', "visible_for_customer" boolean not null default false, "list" boolean not null default false, "filterable" boolean not null default false, "sortable" boolean not null default false, "searchable" boolean not null default false, "position" int not null, "active" boolean not null default true, primary key ("tenant", "id"));`);
    this.addSql(`create index "custom_field_tenant_updated_at_id_index" on "custom_field" ("tenant", "updated_at", "id");`);
    this.addSql(`create index "custom_field_tenant_created_at_id_index" on "custom_field" ("tenant", "created_at", "id");`);
    this.addSql(`create index "custom_field_resource_index" on "custom_field" ("tenant", "resource", "id");`);
    this.addSql(`create index "custom_field_key_index" on "custom_field" ("tenant", "key", "id");`);
    this.addSql(`create index "custom_field_kind_index" on "custom_field" ("tenant", "kind", "id");`);
    this.addSql(`create index "custom_field_label_de_index" on "custom_field" ("tenant", "label_de", "id");`);
    this.addSql(`create index "custom_field_label_en_index" on "custom_field" ("tenant", "label_en", "id");`);
    this.addSql(`create index "custom_field_label_fr_index" on "custom_field" ("tenant", "label_fr", "id");`);
    this.addSql(`create index "custom_field_label_it_index" on "custom_field" ("tenant", "label_it", "id");`);
    this.addSql(`create index "custom_field_position_index" on "custom_field" ("tenant", "position", "id");`);
    this.addSql(`create index "custom_field_active_index" on "custom_field" ("tenant", "active", "id");`);
    this.addSql(`create index "custom_field_search_index" on "custom_field" using gin ("tenant", "key" gin_trgm_ops, "label_de" gin_trgm_ops, "label_en" gin_trgm_ops, "label_fr" gin_trgm_ops, "label_it" gin_trgm_ops);`);
    this.addSql(`alter table "custom_field" add constraint "custom_field_key_resource_unique" unique ("tenant", "key", "resource");`);

    this.addSql(`alter table "customer" add "custom" jsonb not null default '{}', add "custom_text1" text null, add "custom_text2" text null, add "custom_text3" text null, add "custom_text4" text null, add "custom_text5" text null, add "custom_text6" text null, add "custom_text7" text null, add "custom_text8" text null, add "custom_text9" text null, add "custom_text10" text null, add "custom_number1" bigint null, add "custom_number2" bigint null, add "custom_number3" bigint null, add "custom_number4" bigint null, add "custom_number5" bigint null, add "custom_number6" bigint null, add "custom_date1" date null, add "custom_date2" date null, add "custom_date3" date null, add "custom_date4" date null;`);
    this.addSql(`create index "customer_custom_text1_index" on "customer" ("tenant", "custom_text1", "created_at", "id");`);
    this.addSql(`create index "customer_custom_text2_index" on "customer" ("tenant", "custom_text2", "created_at", "id");`);
    this.addSql(`create index "customer_custom_text3_index" on "customer" ("tenant", "custom_text3", "created_at", "id");`);
    this.addSql(`create index "customer_custom_text4_index" on "customer" ("tenant", "custom_text4", "created_at", "id");`);
    this.addSql(`create index "customer_custom_text5_index" on "customer" ("tenant", "custom_text5", "created_at", "id");`);
    this.addSql(`create index "customer_custom_text6_index" on "customer" ("tenant", "custom_text6", "created_at", "id");`);
    this.addSql(`create index "customer_custom_text7_index" on "customer" ("tenant", "custom_text7", "created_at", "id");`);
    this.addSql(`create index "customer_custom_text8_index" on "customer" ("tenant", "custom_text8", "created_at", "id");`);
    this.addSql(`create index "customer_custom_text9_index" on "customer" ("tenant", "custom_text9", "created_at", "id");`);
    this.addSql(`create index "customer_custom_text10_index" on "customer" ("tenant", "custom_text10", "created_at", "id");`);
    this.addSql(`create index "customer_custom_number1_index" on "customer" ("tenant", "custom_number1", "created_at", "id");`);
    this.addSql(`create index "customer_custom_number2_index" on "customer" ("tenant", "custom_number2", "created_at", "id");`);
    this.addSql(`create index "customer_custom_number3_index" on "customer" ("tenant", "custom_number3", "created_at", "id");`);
    this.addSql(`create index "customer_custom_number4_index" on "customer" ("tenant", "custom_number4", "created_at", "id");`);
    this.addSql(`create index "customer_custom_number5_index" on "customer" ("tenant", "custom_number5", "created_at", "id");`);
    this.addSql(`create index "customer_custom_number6_index" on "customer" ("tenant", "custom_number6", "created_at", "id");`);
    this.addSql(`create index "customer_custom_date1_index" on "customer" ("tenant", "custom_date1", "created_at", "id");`);
    this.addSql(`create index "customer_custom_date2_index" on "customer" ("tenant", "custom_date2", "created_at", "id");`);
    this.addSql(`create index "customer_custom_date3_index" on "customer" ("tenant", "custom_date3", "created_at", "id");`);
    this.addSql(`create index "customer_custom_date4_index" on "customer" ("tenant", "custom_date4", "created_at", "id");`);
    this.addSql(`create index "customer_custom_search_index" on "customer" using gin ("tenant", (jsonb_path_query_array("custom", '\$.*')::text) gin_trgm_ops) where "custom" <> '{}'::jsonb;`);

    this.addSql(`alter table "location" add "custom" jsonb not null default '{}', add "custom_text1" text null, add "custom_text2" text null, add "custom_text3" text null, add "custom_text4" text null, add "custom_text5" text null, add "custom_text6" text null, add "custom_text7" text null, add "custom_text8" text null, add "custom_text9" text null, add "custom_text10" text null, add "custom_number1" bigint null, add "custom_number2" bigint null, add "custom_number3" bigint null, add "custom_number4" bigint null, add "custom_number5" bigint null, add "custom_number6" bigint null, add "custom_date1" date null, add "custom_date2" date null, add "custom_date3" date null, add "custom_date4" date null;`);
    this.addSql(`create index "location_custom_text1_index" on "location" ("tenant", "custom_text1", "created_at", "id");`);
    this.addSql(`create index "location_custom_text2_index" on "location" ("tenant", "custom_text2", "created_at", "id");`);
    this.addSql(`create index "location_custom_text3_index" on "location" ("tenant", "custom_text3", "created_at", "id");`);
    this.addSql(`create index "location_custom_text4_index" on "location" ("tenant", "custom_text4", "created_at", "id");`);
    this.addSql(`create index "location_custom_text5_index" on "location" ("tenant", "custom_text5", "created_at", "id");`);
    this.addSql(`create index "location_custom_text6_index" on "location" ("tenant", "custom_text6", "created_at", "id");`);
    this.addSql(`create index "location_custom_text7_index" on "location" ("tenant", "custom_text7", "created_at", "id");`);
    this.addSql(`create index "location_custom_text8_index" on "location" ("tenant", "custom_text8", "created_at", "id");`);
    this.addSql(`create index "location_custom_text9_index" on "location" ("tenant", "custom_text9", "created_at", "id");`);
    this.addSql(`create index "location_custom_text10_index" on "location" ("tenant", "custom_text10", "created_at", "id");`);
    this.addSql(`create index "location_custom_number1_index" on "location" ("tenant", "custom_number1", "created_at", "id");`);
    this.addSql(`create index "location_custom_number2_index" on "location" ("tenant", "custom_number2", "created_at", "id");`);
    this.addSql(`create index "location_custom_number3_index" on "location" ("tenant", "custom_number3", "created_at", "id");`);
    this.addSql(`create index "location_custom_number4_index" on "location" ("tenant", "custom_number4", "created_at", "id");`);
    this.addSql(`create index "location_custom_number5_index" on "location" ("tenant", "custom_number5", "created_at", "id");`);
    this.addSql(`create index "location_custom_number6_index" on "location" ("tenant", "custom_number6", "created_at", "id");`);
    this.addSql(`create index "location_custom_date1_index" on "location" ("tenant", "custom_date1", "created_at", "id");`);
    this.addSql(`create index "location_custom_date2_index" on "location" ("tenant", "custom_date2", "created_at", "id");`);
    this.addSql(`create index "location_custom_date3_index" on "location" ("tenant", "custom_date3", "created_at", "id");`);
    this.addSql(`create index "location_custom_date4_index" on "location" ("tenant", "custom_date4", "created_at", "id");`);
    this.addSql(`create index "location_custom_search_index" on "location" using gin ("tenant", (jsonb_path_query_array("custom", '\$.*')::text) gin_trgm_ops) where "custom" <> '{}'::jsonb;`);

    this.addSql(`alter table "ticket" add "custom" jsonb not null default '{}', add "custom_text1" text null, add "custom_text2" text null, add "custom_text3" text null, add "custom_text4" text null, add "custom_text5" text null, add "custom_text6" text null, add "custom_text7" text null, add "custom_text8" text null, add "custom_text9" text null, add "custom_text10" text null, add "custom_number1" bigint null, add "custom_number2" bigint null, add "custom_number3" bigint null, add "custom_number4" bigint null, add "custom_number5" bigint null, add "custom_number6" bigint null, add "custom_date1" date null, add "custom_date2" date null, add "custom_date3" date null, add "custom_date4" date null;`);
    this.addSql(`create index "ticket_custom_text1_index" on "ticket" ("tenant", "custom_text1", "created_at", "id");`);
    this.addSql(`create index "ticket_custom_text2_index" on "ticket" ("tenant", "custom_text2", "created_at", "id");`);
    this.addSql(`create index "ticket_custom_text3_index" on "ticket" ("tenant", "custom_text3", "created_at", "id");`);
    this.addSql(`create index "ticket_custom_text4_index" on "ticket" ("tenant", "custom_text4", "created_at", "id");`);
    this.addSql(`create index "ticket_custom_text5_index" on "ticket" ("tenant", "custom_text5", "created_at", "id");`);
    this.addSql(`create index "ticket_custom_text6_index" on "ticket" ("tenant", "custom_text6", "created_at", "id");`);
    this.addSql(`create index "ticket_custom_text7_index" on "ticket" ("tenant", "custom_text7", "created_at", "id");`);
    this.addSql(`create index "ticket_custom_text8_index" on "ticket" ("tenant", "custom_text8", "created_at", "id");`);
    this.addSql(`create index "ticket_custom_text9_index" on "ticket" ("tenant", "custom_text9", "created_at", "id");`);
    this.addSql(`create index "ticket_custom_text10_index" on "ticket" ("tenant", "custom_text10", "created_at", "id");`);
    this.addSql(`create index "ticket_custom_number1_index" on "ticket" ("tenant", "custom_number1", "created_at", "id");`);
    this.addSql(`create index "ticket_custom_number2_index" on "ticket" ("tenant", "custom_number2", "created_at", "id");`);
    this.addSql(`create index "ticket_custom_number3_index" on "ticket" ("tenant", "custom_number3", "created_at", "id");`);
    this.addSql(`create index "ticket_custom_number4_index" on "ticket" ("tenant", "custom_number4", "created_at", "id");`);
    this.addSql(`create index "ticket_custom_number5_index" on "ticket" ("tenant", "custom_number5", "created_at", "id");`);
    this.addSql(`create index "ticket_custom_number6_index" on "ticket" ("tenant", "custom_number6", "created_at", "id");`);
    this.addSql(`create index "ticket_custom_date1_index" on "ticket" ("tenant", "custom_date1", "created_at", "id");`);
    this.addSql(`create index "ticket_custom_date2_index" on "ticket" ("tenant", "custom_date2", "created_at", "id");`);
    this.addSql(`create index "ticket_custom_date3_index" on "ticket" ("tenant", "custom_date3", "created_at", "id");`);
    this.addSql(`create index "ticket_custom_date4_index" on "ticket" ("tenant", "custom_date4", "created_at", "id");`);
    this.addSql(`create index "ticket_custom_search_index" on "ticket" using gin ("tenant", (jsonb_path_query_array("custom", '\$.*')::text) gin_trgm_ops) where "custom" <> '{}'::jsonb;`);

    this.addSql(`alter table "custom_field" add constraint "custom_field_resource_check" check ("resource" in ('tickets', 'customers', 'locations'));`);
    this.addSql(`alter table "custom_field" add constraint "custom_field_kind_check" check ("kind" in ('TEXT', 'LONG_TEXT', 'NUMBER', 'MONEY', 'DATE', 'FLAG', 'CHOICE', 'CHOICES', 'USER', 'LOCATION'));`);
    this.addSql(`alter table "custom_field" enable row level security;`);
    this.addSql(`alter table "custom_field" force row level security;`);
    this.addSql(`create policy "tenant" on "custom_field" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);
  }
}
