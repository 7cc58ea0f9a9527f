import { Migration } from '@mikro-orm/migrations';
import { bySearch } from './schema/functions.js';

/** Whose a token is, by its hash: its tenant and its id. Asked before the tenant is known. */
const byHash = bySearch({
  signature: 'vsd_api_token(text)',
  create: `
      create function vsd_api_token(wanted text) returns text
      language sql stable security definer
      set search_path = pg_catalog, public, pg_temp
      as $$
        select tenant || ' ' || id from public.api_token where token_hash = wanted
      $$`,
});

/** What decides over the rights of whoever a token speaks for; null for one that is revoked, and for the inactive. */
const state = bySearch({
  signature: 'vsd_token_state(text, uuid)',
  create: `
      create function vsd_token_state(wanted_tenant text, wanted uuid) returns text
      language sql stable security definer
      set search_path = pg_catalog, public, pg_temp
      as $$
        select jsonb_build_array(u.roles, u.customer_code, u.sees_all_issues, u.execution_company, u.language, u.name)::text
          from public.api_token t join public."user" u on u.tenant = t.tenant and u.id = t.user_id
         where t.tenant = wanted_tenant and t.id = wanted and u.active
      $$`,
});

/** Tokens for programs, and users that are none but programs. */
export class Migration20261124120000_ApiTokens extends Migration {
  override name = 'Migration20261124120000_ApiTokens';

  override up(): void {
    this.addSql(`create table "api_token" ("tenant" text not null, "id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "created_by" text not null, "updated_at" timestamptz(3) not null, "updated_by" text not null, "name" text not null, "user_id" uuid not null, "scopes" text[] not null default '{}', "expires_at" timestamptz(3) not null, "last_used_at" timestamptz(3) null, "ending" text not null, "token_hash" text not null, primary key ("tenant", "id"));`);
    this.addSql(`create index "api_token_tenant_created_at_id_index" on "api_token" ("tenant", "created_at", "id");`);
    this.addSql(`create index "api_token_tenant_updated_at_id_index" on "api_token" ("tenant", "updated_at", "id");`);
    this.addSql(`create unique index "api_token_hash_index" on "api_token" ("token_hash");`);
    this.addSql(`create index "api_token_user_id_index" on "api_token" ("tenant", "user_id", "id");`);

    this.addSql(`alter table "user" add "kind" text not null default 'PERSON';`);
    this.addSql(`alter table "user" alter "kind" drop default;`);
    this.addSql(`create index "user_kind_index" on "user" ("tenant", "kind", "id");`);
    this.addSql(`alter table "user" add constraint "user_kind_check" check ("kind" in ('PERSON', 'SERVICE'));`);

    this.addSql(`alter table "api_token" add constraint "api_token_tenant_user_id_foreign" foreign key ("tenant", "user_id") references "user" ("tenant", "id") on update no action on delete cascade;`);
    this.addSql(`alter table "api_token" enable row level security;`);
    this.addSql(`alter table "api_token" force row level security;`);
    this.addSql(`create policy "tenant" on "api_token" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);
    for (const statement of [...byHash, ...state]) this.addSql(statement);
  }
}
