import { Migration } from '@mikro-orm/migrations';

export class Migration20261124221823_Directory extends Migration {

  override name = 'Migration20261124221823_Directory';

  override up(): void | Promise<void> {
    this.addSql(`create table "employee" ("tenant" text not null, "id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "created_by" text not null, "updated_at" timestamptz(3) not null, "updated_by" text not null, "external_key" text null, "number" text not null, "name" text not null, "email" text null, "phone" text null, "active" boolean not null default true, "origin" text null, "number_key" text null, primary key ("tenant", "id"));`);
    this.addSql(`create index "employee_tenant_created_at_id_index" on "employee" ("tenant", "created_at", "id");`);
    this.addSql(`create index "employee_tenant_updated_at_id_index" on "employee" ("tenant", "updated_at", "id");`);
    this.addSql(`create unique index "employee_external_key_index" on "employee" ("tenant", "external_key");`);
    this.addSql(`create index "employee_name_index" on "employee" ("tenant", "name", "id");`);
    this.addSql(`create index "employee_active_index" on "employee" ("tenant", "active", "id");`);
    this.addSql(`create index "employee_search_index" on "employee" using gin ("tenant", "number" gin_trgm_ops, "name" gin_trgm_ops, "email" gin_trgm_ops);`);
    this.addSql(`alter table "employee" add constraint "employee_number_unique" unique ("tenant", "number");`);
    this.addSql(`alter table "employee" add constraint "employee_number_key_unique" unique ("tenant", "number_key");`);

    this.addSql(`alter table "address" add "external_key" text null, add "origin" text null;`);
    this.addSql(`create unique index "address_external_key_index" on "address" ("tenant", "external_key");`);
    this.addSql(`alter table "address" add constraint "address_origin_check" check ("origin" in ('CALDAV', 'TRYTON'));`);

    this.addSql(`alter table "catalog_item" add "external_key" text null, add "origin" text null;`);
    this.addSql(`create unique index "catalog_item_external_key_index" on "catalog_item" ("tenant", "external_key");`);
    this.addSql(`alter table "catalog_item" add constraint "catalog_item_origin_check" check ("origin" in ('CALDAV', 'TRYTON'));`);

    this.addSql(`alter table "contact" add "external_key" text null, add "origin" text null;`);
    this.addSql(`create unique index "contact_external_key_index" on "contact" ("tenant", "external_key");`);
    this.addSql(`alter table "contact" add constraint "contact_origin_check" check ("origin" in ('CALDAV', 'TRYTON'));`);

    this.addSql(`alter table "erp_connection" drop constraint "erp_connection_problem_check";`);
    this.addSql(`alter table "erp_connection" add "readings" jsonb not null default '{}', add "contact_relation" text null, add "tells" text[] not null default '{}', add "read_at" timestamptz(3) null, add "counted_at" timestamptz(3) null;`);
    this.addSql(`update "erp_connection" set "tells" = '{ADDRESS,CONTACT,PROJECT,CATALOG_ITEM,EMPLOYEE}' where "adapter" = 'TRYTON';`);
    this.addSql(`alter table "erp_connection" add constraint "erp_connection_problem_check" check ("problem" in ('UNAVAILABLE', 'TIMEOUT', 'RATE_LIMITED', 'CIRCUIT_OPEN', 'UNAUTHENTICATED', 'FORBIDDEN', 'MISCONFIGURED', 'NOT_FOUND', 'NOT_LINKED', 'DUPLICATE', 'CONFLICT', 'LOCKED', 'REJECTED', 'UNSUPPORTED', 'PROTOCOL', 'UNUSABLE'));`);

    this.addSql(`alter table "erp_link" drop constraint "erp_link_kind_check";`);
    this.addSql(`alter table "erp_link" drop constraint "erp_link_problem_check";`);
    this.addSql(`alter table "erp_link" add constraint "erp_link_kind_check" check ("kind" in ('APPOINTMENT', 'REPORT', 'ADDRESS', 'CONTACT', 'PROJECT', 'CATALOG_ITEM', 'EMPLOYEE'));`);
    this.addSql(`alter table "erp_link" add constraint "erp_link_problem_check" check ("problem" in ('UNAVAILABLE', 'TIMEOUT', 'RATE_LIMITED', 'CIRCUIT_OPEN', 'UNAUTHENTICATED', 'FORBIDDEN', 'MISCONFIGURED', 'NOT_FOUND', 'NOT_LINKED', 'DUPLICATE', 'CONFLICT', 'LOCKED', 'REJECTED', 'UNSUPPORTED', 'PROTOCOL', 'UNUSABLE'));`);

    this.addSql(`alter table "project" add "external_key" text null, add "origin" text null;`);
    this.addSql(`create unique index "project_external_key_index" on "project" ("tenant", "external_key");`);
    this.addSql(`alter table "project" add constraint "project_origin_check" check ("origin" in ('CALDAV', 'TRYTON'));`);

    this.addSql(`alter table "customer" add "unverified" text[] not null default '{}';`);
    this.addSql(`create index "customer_unverified_index" on "customer" ("tenant", "id") where "unverified" <> '{}';`);

    this.addSql(`alter table "report" add "unverified" text[] not null default '{}';`);
    this.addSql(`create index "report_unverified_index" on "report" ("tenant", "id") where "unverified" <> '{}';`);

    this.addSql(`alter table "report_position" add "unverified" text[] not null default '{}';`);
    this.addSql(`create index "report_position_unverified_index" on "report_position" ("tenant", "id") where "unverified" <> '{}';`);

    this.addSql(`alter table "employee" add constraint "employee_origin_check" check ("origin" in ('CALDAV', 'TRYTON'));`);
    this.addSql(`create or replace function "employee_fold_fn"() returns trigger as \$\$ begin if tg_op = 'INSERT' or new.number is distinct from old.number then new.number_key := public.vsd_fold(new.number); end if; return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "fold" BEFORE INSERT OR UPDATE on "employee" for each ROW execute function "employee_fold_fn"();`);
    this.addSql(`alter table "employee" enable row level security;`);
    this.addSql(`alter table "employee" force row level security;`);
    this.addSql(`create policy "tenant" on "employee" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);
  }

}
