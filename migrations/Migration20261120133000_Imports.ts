import { Migration } from '@mikro-orm/migrations';

/** Gives all but the first of what is to become one text a mark of its own. */
const tellApart = (column: string, mark: string) => `
  update location set ${column} = ${column} || ${mark}
    from (select tenant, id,
                 row_number() over (partition by tenant, customer_id, lower(regexp_replace(${column}, '\\s+', ' ', 'g'))
                                    order by id) as place
            from location where ${column} is not null) as twins
   where location.tenant = twins.tenant and location.id = twins.id and twins.place > 1`;

/** Tables are read into resources; names and external ids of locations are one in whatever case they are written. */
export class Migration20261120133000_Imports extends Migration {

  override name = 'Migration20261120133000_Imports';

  override up(): void | Promise<void> {
    this.addSql(`create table "data_import" ("tenant" text not null, "id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "created_by" text not null, "updated_at" timestamptz(3) not null, "updated_by" text not null, "target" text not null, "parent" text not null, "file_name" text not null, "format" text not null, "state" text not null, "failure" text null, "columns" jsonb not null default '[]', "rows" int not null, "done" int not null, "created" int not null, "updated" int not null, "unchanged" int not null, "refused" int not null, "user_id" uuid null, primary key ("tenant", "id"));`);
    this.addSql(`create index "data_import_tenant_updated_at_id_index" on "data_import" ("tenant", "updated_at", "id");`);
    this.addSql(`create index "data_import_tenant_created_at_id_index" on "data_import" ("tenant", "created_at", "id");`);

    this.addSql(`create table "import_row" ("tenant" text not null, "id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "created_by" text not null, "updated_at" timestamptz(3) not null, "updated_by" text not null, "cells" jsonb not null default '[]', "problems" jsonb not null default '[]', "changes" jsonb not null default '[]', "claims" jsonb not null default '[]', "import_id" uuid not null, "position" int not null, "number" int not null, "broken" boolean not null default false, "outcome" text not null, "reason" text null, primary key ("tenant", "id"));`);
    this.addSql(`create index "import_row_tenant_updated_at_id_index" on "import_row" ("tenant", "updated_at", "id");`);
    this.addSql(`create index "import_row_tenant_created_at_id_index" on "import_row" ("tenant", "created_at", "id");`);
    this.addSql(`alter table "import_row" add constraint "import_row_import_position_unique" unique ("tenant", "import_id", "position");`);

    // The owner sees the rows of all tenants for these two statements only.
    this.addSql(`alter table "location" no force row level security;`);
    this.addSql(tellApart('name', `' (' || right(location.id::text, 6) || ')'`));
    this.addSql(tellApart('external_id', `'-' || right(location.id::text, 6)`));
    this.addSql(`alter table "location" force row level security;`);
    this.addSql(`alter table "location" drop constraint "location_external_id_customer_unique";`);
    this.addSql(`alter table "location" drop constraint "location_name_customer_unique";`);
    this.addSql(`alter table "location" add "name_key" text generated always as (lower(regexp_replace(name, '\\s+'::text, ' '::text, 'g'::text))) stored null, add "external_id_key" text generated always as (lower(regexp_replace(external_id, '\\s+'::text, ' '::text, 'g'::text))) stored null;`);
    this.addSql(`alter table "location" add constraint "location_external_id_customer_unique" unique ("tenant", "external_id_key", "customer_id");`);
    this.addSql(`alter table "location" add constraint "location_name_customer_unique" unique ("tenant", "name_key", "customer_id");`);

    this.addSql(`alter table "data_import" add constraint "data_import_tenant_user_id_foreign" foreign key ("tenant", "user_id") references "user" ("tenant", "id") on update no action on delete set null ("user_id");`);
    this.addSql(`alter table "data_import" add constraint "data_import_format_check" check ("format" in ('xlsx', 'csv'));`);
    this.addSql(`alter table "data_import" add constraint "data_import_state_check" check ("state" in ('READING', 'CHECKING', 'READY', 'RUNNING', 'DONE', 'FAILED'));`);
    this.addSql(`alter table "data_import" enable row level security;`);
    this.addSql(`alter table "data_import" force row level security;`);
    this.addSql(`create policy "tenant" on "data_import" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);

    this.addSql(`alter table "import_row" add constraint "import_row_tenant_import_id_foreign" foreign key ("tenant", "import_id") references "data_import" ("tenant", "id") on update no action on delete cascade;`);
    this.addSql(`alter table "import_row" add constraint "import_row_outcome_check" check ("outcome" in ('WAITING', 'CREATED', 'UPDATED', 'UNCHANGED', 'REFUSED'));`);
    this.addSql(`alter table "import_row" add constraint "import_row_reason_check" check ("reason" in ('EMPTY', 'INCOMPLETE', 'DUPLICATE', 'UNREADABLE', 'INVALID'));`);
    this.addSql(`alter table "import_row" enable row level security;`);
    this.addSql(`alter table "import_row" force row level security;`);
    this.addSql(`create policy "tenant" on "import_row" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);
  }
}
