import { Migration } from '@mikro-orm/migrations';

export class Migration20261120060000_Foundation extends Migration {

  override name = 'Migration20261120060000_Foundation';

  override up(): void | Promise<void> {
    this.addSql(`create table "category" ("tenant" text not null, "id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "created_by" text not null, "updated_at" timestamptz(3) not null, "updated_by" text not null, "code" text not null, "name_de" text null, "name_en" text null, "name_fr" text null, "name_it" text null, "active" boolean not null default true, primary key ("tenant", "id"));`);
    this.addSql(`create index "category_tenant_updated_at_id_index" on "category" ("tenant", "updated_at", "id");`);
    this.addSql(`create index "category_tenant_created_at_id_index" on "category" ("tenant", "created_at", "id");`);
    this.addSql(`create index "category_name_de_index" on "category" ("tenant", "name_de", "id");`);
    this.addSql(`create index "category_name_en_index" on "category" ("tenant", "name_en", "id");`);
    this.addSql(`create index "category_name_fr_index" on "category" ("tenant", "name_fr", "id");`);
    this.addSql(`create index "category_name_it_index" on "category" ("tenant", "name_it", "id");`);
    this.addSql(`create index "category_active_index" on "category" ("tenant", "active", "id");`);
    this.addSql(`create index "category_search_index" on "category" using gin ("tenant", "code" gin_trgm_ops, "name_de" gin_trgm_ops, "name_en" gin_trgm_ops, "name_fr" gin_trgm_ops, "name_it" gin_trgm_ops);`);
    this.addSql(`alter table "category" add constraint "category_code_unique" unique ("tenant", "code");`);

    this.addSql(`create table "customer" ("tenant" text not null, "id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "created_by" text not null, "updated_at" timestamptz(3) not null, "updated_by" text not null, "code" text not null, "name" text not null, primary key ("tenant", "id"));`);
    this.addSql(`create index "customer_tenant_updated_at_id_index" on "customer" ("tenant", "updated_at", "id");`);
    this.addSql(`create index "customer_tenant_created_at_id_index" on "customer" ("tenant", "created_at", "id");`);
    this.addSql(`create index "customer_name_index" on "customer" ("tenant", "name", "id");`);
    this.addSql(`create index "customer_search_index" on "customer" using gin ("tenant", "code" gin_trgm_ops, "name" gin_trgm_ops);`);
    this.addSql(`alter table "customer" add constraint "customer_code_unique" unique ("tenant", "code");`);

    this.addSql(`create table "idempotency_key" ("tenant" text not null, "key" text not null, "fingerprint" text not null, "answer" jsonb null, "created_at" timestamptz(3) not null default now(), primary key ("tenant", "key"));`);
    this.addSql(`create index "idempotency_key_tenant_created_at_index" on "idempotency_key" ("tenant", "created_at");`);

    this.addSql(`create table "text_block" ("tenant" text not null, "id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "created_by" text not null, "updated_at" timestamptz(3) not null, "updated_by" text not null, "name" text not null, "category_id" uuid null, "content" text not null, "global" boolean not null default false, primary key ("tenant", "id"));`);
    this.addSql(`create index "text_block_tenant_updated_at_id_index" on "text_block" ("tenant", "updated_at", "id");`);
    this.addSql(`create index "text_block_tenant_created_at_id_index" on "text_block" ("tenant", "created_at", "id");`);
    this.addSql(`create index "text_block_category_id_index" on "text_block" ("tenant", "category_id", "id");`);
    this.addSql(`create index "text_block_global_index" on "text_block" ("tenant", "global", "id");`);
    this.addSql(`create index "text_block_search_index" on "text_block" using gin ("tenant", "name" gin_trgm_ops, "content" gin_trgm_ops);`);
    this.addSql(`alter table "text_block" add constraint "text_block_name_unique" unique ("tenant", "name");`);

    this.addSql(`create table "user" ("tenant" text not null, "id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "created_by" text not null, "updated_at" timestamptz(3) not null, "updated_by" text not null, "name" text not null, "firstname" text null, "lastname" text null, "username" text not null, "email" text null, "roles" text[] not null default '{}', "language" text not null, "customer_code" text null, "sees_all_issues" boolean not null default false, "execution_company" text null, "active" boolean not null default true, "last_login" timestamptz(3) null, "subject" text null, primary key ("tenant", "id"));`);
    this.addSql(`create index "user_tenant_updated_at_id_index" on "user" ("tenant", "updated_at", "id");`);
    this.addSql(`create index "user_tenant_created_at_id_index" on "user" ("tenant", "created_at", "id");`);
    this.addSql(`create index "user_name_index" on "user" ("tenant", "name", "id");`);
    this.addSql(`create index "user_customer_code_index" on "user" ("tenant", "customer_code", "id");`);
    this.addSql(`create index "user_execution_company_index" on "user" ("tenant", "execution_company", "id");`);
    this.addSql(`create index "user_active_index" on "user" ("tenant", "active", "id");`);
    this.addSql(`create index "user_last_login_index" on "user" ("tenant", "last_login", "id");`);
    this.addSql(`create index "user_search_index" on "user" using gin ("tenant", "name" gin_trgm_ops, "username" gin_trgm_ops, "email" gin_trgm_ops);`);
    this.addSql(`alter table "user" add constraint "user_username_unique" unique ("tenant", "username");`);
    this.addSql(`alter table "user" add constraint "user_email_unique" unique ("tenant", "email");`);
    this.addSql(`alter table "user" add constraint "user_subject_unique" unique ("tenant", "subject");`);

    this.addSql(`create table "user_preference" ("tenant" text not null, "id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "created_by" text not null, "updated_at" timestamptz(3) not null, "updated_by" text not null, "value" jsonb not null, "user_id" uuid not null, "key" text not null, primary key ("tenant", "id"));`);
    this.addSql(`create index "user_preference_tenant_updated_at_id_index" on "user_preference" ("tenant", "updated_at", "id");`);
    this.addSql(`create index "user_preference_tenant_created_at_id_index" on "user_preference" ("tenant", "created_at", "id");`);
    this.addSql(`alter table "user_preference" add constraint "user_preference_user_key_unique" unique ("tenant", "user_id", "key");`);

    this.addSql(`alter table "category" enable row level security;`);
    this.addSql(`alter table "category" force row level security;`);
    this.addSql(`create policy "tenant" on "category" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);

    this.addSql(`alter table "customer" enable row level security;`);
    this.addSql(`alter table "customer" force row level security;`);
    this.addSql(`create policy "tenant" on "customer" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);

    this.addSql(`alter table "idempotency_key" enable row level security;`);
    this.addSql(`alter table "idempotency_key" force row level security;`);
    this.addSql(`create policy "tenant" on "idempotency_key" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);

    this.addSql(`alter table "text_block" add constraint "text_block_tenant_category_id_foreign" foreign key ("tenant", "category_id") references "category" ("tenant", "id") on update no action on delete no action;`);
    this.addSql(`alter table "text_block" enable row level security;`);
    this.addSql(`alter table "text_block" force row level security;`);
    this.addSql(`create policy "tenant" on "text_block" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);

    this.addSql(`alter table "user" add constraint "user_language_check" check ("language" in ('de-CH', 'en-CH', 'fr-CH', 'it-CH'));`);
    this.addSql(`alter table "user" enable row level security;`);
    this.addSql(`alter table "user" force row level security;`);
    this.addSql(`create policy "tenant" on "user" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);

    this.addSql(`alter table "user_preference" add constraint "user_preference_tenant_user_id_foreign" foreign key ("tenant", "user_id") references "user" ("tenant", "id") on update no action on delete cascade;`);
    this.addSql(`alter table "user_preference" enable row level security;`);
    this.addSql(`alter table "user_preference" force row level security;`);
    this.addSql(`create policy "tenant" on "user_preference" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "text_block" drop constraint "text_block_tenant_category_id_foreign";`);
    this.addSql(`alter table "user_preference" drop constraint "user_preference_tenant_user_id_foreign";`);

    this.addSql(`drop table if exists "category" cascade;`);
    this.addSql(`drop table if exists "customer" cascade;`);
    this.addSql(`drop table if exists "idempotency_key" cascade;`);
    this.addSql(`drop table if exists "text_block" cascade;`);
    this.addSql(`drop table if exists "user" cascade;`);
    this.addSql(`drop table if exists "user_preference" cascade;`);

    this.addSql(`create or replace function "vsd_search"("searched" text, "columns" text[], "pattern" text) returns SETOF uuid security definer language plpgsql as \$\$ begin return query execute format(
          'select id from public.%I where tenant = nullif(current_setting(''app.tenant'', true), '''') and (%s) limit 10000',
          searched,
          (select string_agg(format('%I ilike \$1', name), ' or ') from unnest(columns) as name)
        ) using pattern; end \$\$;`);
  }

}
