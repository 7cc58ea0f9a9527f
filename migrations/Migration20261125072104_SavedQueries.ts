import { Migration } from '@mikro-orm/migrations';

const SAVED = '.savedQueries';

/** What users have saved among their preferences, once under each name. */
export const FROM_PREFERENCES = `
  insert into saved_query (tenant, id, created_at, created_by, updated_at, updated_by, name, list, filter, sorting, shared_with, owner_id)
  select distinct on (tenant, user_id, list, left(saved->>'label', 40))
         tenant, uuidv7(), created_at, created_by, updated_at, updated_by, left(saved->>'label', 40), list, (saved#>'{value,filter}')::text,
         '["' || (saved#>>'{value,sort,field}') || '","' || (saved#>>'{value,sort,order}') || '"]', 'ME', user_id
    from (select p.*, left(key, -length('${SAVED}')) as list,
                 jsonb_array_elements(case jsonb_typeof(value) when 'array' then value else '[]' end) as saved
            from user_preference p where key like '%${SAVED}') p
   where saved->>'label' <> '' and jsonb_typeof(saved#>'{value,filter}') = 'object'
   order by tenant, user_id, list, left(saved->>'label', 40)`;

/** The owner sees the rows of all tenants for as long as this takes. */
const MOVED = ['saved_query', 'user_preference'];

/** Saved queries as records, which are shared; those among preferences become some. */
export class Migration20261125072104_SavedQueries extends Migration {
  override up(): void {
    this.addSql(`create table "saved_query" ("tenant" text not null, "id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "created_by" text not null, "updated_at" timestamptz(3) not null, "updated_by" text not null, "name" text not null, "list" text not null, "filter" text not null, "sorting" text null, "shared_with" text not null, "assignment_group_id" uuid null, "owner_id" uuid not null, primary key ("tenant", "id"));`);
    this.addSql(`create index "saved_query_tenant_created_at_id_index" on "saved_query" ("tenant", "created_at", "id");`);
    this.addSql(`create index "saved_query_tenant_updated_at_id_index" on "saved_query" ("tenant", "updated_at", "id");`);
    this.addSql(`create index "saved_query_name_index" on "saved_query" ("tenant", "name", "id");`);
    this.addSql(`create index "saved_query_list_index" on "saved_query" ("tenant", "list", "id");`);
    this.addSql(`create index "saved_query_assignment_group_id_index" on "saved_query" ("tenant", "assignment_group_id", "id");`);
    this.addSql(`create index "saved_query_owner_id_index" on "saved_query" ("tenant", "owner_id", "id");`);
    this.addSql(`alter table "saved_query" add constraint "saved_query_owner_list_name_unique" unique ("tenant", "owner_id", "list", "name");`);

    this.addSql(`alter table "saved_query" add constraint "saved_query_tenant_assignment_group_id_foreign" foreign key ("tenant", "assignment_group_id") references "assignment_group" ("tenant", "id") on update no action on delete set null ("assignment_group_id");`);
    this.addSql(`alter table "saved_query" add constraint "saved_query_tenant_owner_id_foreign" foreign key ("tenant", "owner_id") references "user" ("tenant", "id") on update no action on delete cascade;`);
    this.addSql(`alter table "saved_query" add constraint "saved_query_shared_with_check" check ("shared_with" in ('ME', 'GROUP', 'ALL'));`);
    this.addSql(`alter table "saved_query" enable row level security;`);
    this.addSql(`alter table "saved_query" force row level security;`);
    this.addSql(`create policy "tenant" on "saved_query" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);
  }

}
