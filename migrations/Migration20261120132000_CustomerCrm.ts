import { Migration } from '@mikro-orm/migrations';

/** Customers with an address book, defaults from it and a logo; users may be based on one of its contacts. */
export class Migration20261120132000_CustomerCrm extends Migration {
  override name = 'Migration20261120132000_CustomerCrm';

  override up(): void {
    this.addSql(`create table "address" ("tenant" text not null, "id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "created_by" text not null, "updated_at" timestamptz(3) not null, "updated_by" text not null, "number" text not null, "name" text not null, "parent_id" uuid null, "addition" text null, "street" text null, "post_code" text null, "city" text null, "email" text null, "phone" text null, "billing" boolean not null default false, "active" boolean not null default true, primary key ("tenant", "id"));`);
    this.addSql(`create index "address_tenant_updated_at_id_index" on "address" ("tenant", "updated_at", "id");`);
    this.addSql(`create index "address_tenant_created_at_id_index" on "address" ("tenant", "created_at", "id");`);
    this.addSql(`create index "address_name_index" on "address" ("tenant", "name", "id");`);
    this.addSql(`create index "address_parent_id_index" on "address" ("tenant", "parent_id", "id");`);
    this.addSql(`create index "address_city_index" on "address" ("tenant", "city", "id");`);
    this.addSql(`create index "address_billing_index" on "address" ("tenant", "billing", "id");`);
    this.addSql(`create index "address_active_index" on "address" ("tenant", "active", "id");`);
    this.addSql(`create index "address_search_index" on "address" using gin ("tenant", "number" gin_trgm_ops, "name" gin_trgm_ops, "city" gin_trgm_ops);`);
    this.addSql(`alter table "address" add constraint "address_number_unique" unique ("tenant", "number");`);
    this.addSql(`create table "contact" ("tenant" text not null, "id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "created_by" text not null, "updated_at" timestamptz(3) not null, "updated_by" text not null, "name" text not null, "number" text not null, "address_id" uuid not null, "firstname" text null, "lastname" text not null, "position" text null, "email" text null, "phone" text null, "active" boolean not null default true, primary key ("tenant", "id"));`);
    this.addSql(`create index "contact_tenant_updated_at_id_index" on "contact" ("tenant", "updated_at", "id");`);
    this.addSql(`create index "contact_tenant_created_at_id_index" on "contact" ("tenant", "created_at", "id");`);
    this.addSql(`create index "contact_name_index" on "contact" ("tenant", "name", "id");`);
    this.addSql(`create index "contact_address_id_index" on "contact" ("tenant", "address_id", "id");`);
    this.addSql(`create index "contact_active_index" on "contact" ("tenant", "active", "id");`);
    this.addSql(`create index "contact_search_index" on "contact" using gin ("tenant", "name" gin_trgm_ops, "number" gin_trgm_ops, "email" gin_trgm_ops);`);
    this.addSql(`alter table "contact" add constraint "contact_number_unique" unique ("tenant", "number");`);
    this.addSql(`create table "project" ("tenant" text not null, "id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "created_by" text not null, "updated_at" timestamptz(3) not null, "updated_by" text not null, "number" text not null, "name" text not null, "address_id" uuid null, "active" boolean not null default true, primary key ("tenant", "id"));`);
    this.addSql(`create index "project_tenant_updated_at_id_index" on "project" ("tenant", "updated_at", "id");`);
    this.addSql(`create index "project_tenant_created_at_id_index" on "project" ("tenant", "created_at", "id");`);
    this.addSql(`create index "project_name_index" on "project" ("tenant", "name", "id");`);
    this.addSql(`create index "project_address_id_index" on "project" ("tenant", "address_id", "id");`);
    this.addSql(`create index "project_active_index" on "project" ("tenant", "active", "id");`);
    this.addSql(`create index "project_search_index" on "project" using gin ("tenant", "number" gin_trgm_ops, "name" gin_trgm_ops);`);
    this.addSql(`alter table "project" add constraint "project_number_unique" unique ("tenant", "number");`);
    this.addSql(`create table "customer_logo" ("tenant" text not null, "id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "created_by" text not null, "updated_at" timestamptz(3) not null, "updated_by" text not null, "customer_id" uuid not null, "content_type" text not null, "size" int not null, "width" int not null, "height" int not null, primary key ("tenant", "id"));`);
    this.addSql(`create index "customer_logo_tenant_updated_at_id_index" on "customer_logo" ("tenant", "updated_at", "id");`);
    this.addSql(`create index "customer_logo_tenant_created_at_id_index" on "customer_logo" ("tenant", "created_at", "id");`);
    this.addSql(`alter table "customer_logo" add constraint "customer_logo_customer_unique" unique ("tenant", "customer_id");`);
    this.addSql(`alter table "user" add "external_contact_number" text null;`);
    this.addSql(`create index "user_external_contact_number_index" on "user" ("tenant", "external_contact_number", "id");`);
    this.addSql(`alter table "customer" add "default_project" text null, add "default_billing_address" text null;`);
    this.addSql(`alter table "address" add constraint "address_tenant_parent_id_foreign" foreign key ("tenant", "parent_id") references "address" ("tenant", "id") on update no action on delete no action;`);
    this.addSql(`alter table "address" enable row level security;`);
    this.addSql(`alter table "address" force row level security;`);
    this.addSql(`create policy "tenant" on "address" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);
    this.addSql(`alter table "contact" add constraint "contact_tenant_address_id_foreign" foreign key ("tenant", "address_id") references "address" ("tenant", "id") on update no action on delete no action;`);
    this.addSql(`alter table "contact" enable row level security;`);
    this.addSql(`alter table "contact" force row level security;`);
    this.addSql(`create policy "tenant" on "contact" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);
    this.addSql(`alter table "project" add constraint "project_tenant_address_id_foreign" foreign key ("tenant", "address_id") references "address" ("tenant", "id") on update no action on delete no action;`);
    this.addSql(`alter table "project" enable row level security;`);
    this.addSql(`alter table "project" force row level security;`);
    this.addSql(`create policy "tenant" on "project" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);
    this.addSql(`alter table "customer_logo" add constraint "customer_logo_tenant_customer_id_foreign" foreign key ("tenant", "customer_id") references "customer" ("tenant", "id") on update no action on delete cascade;`);
    this.addSql(`alter table "customer_logo" enable row level security;`);
    this.addSql(`alter table "customer_logo" force row level security;`);
    this.addSql(`create policy "tenant" on "customer_logo" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);
  }
}
