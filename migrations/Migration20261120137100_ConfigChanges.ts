import { Migration } from '@mikro-orm/migrations';

/**
 * The log of changes of the configuration. The application's role adds to it and cannot change it. The one way to remove
 * from it is a function that forgets what is older than ninety days at least; it belongs to the owner of the table, whom
 * row-level security holds to the tenant of the session as well.
 */
export class Migration20261120137100_ConfigChanges extends Migration {
  override name = 'Migration20261120137100_ConfigChanges';

  override up(): void {
    this.addSql(`create table "config_change" ("tenant" text not null, "id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "created_by" text not null, "updated_at" timestamptz(3) not null, "updated_by" text not null, "resource" text not null, "record" text not null, "title_de" text null, "title_en" text null, "title_fr" text null, "title_it" text null, "kind" text not null, "source" text not null, "actor" text null, "cause" text not null, "changes" jsonb not null default '[]', primary key ("tenant", "id"));`);
    this.addSql(`create index "config_change_tenant_updated_at_id_index" on "config_change" ("tenant", "updated_at", "id");`);
    this.addSql(`create index "config_change_tenant_created_at_id_index" on "config_change" ("tenant", "created_at", "id");`);
    this.addSql(`create index "config_change_resource_index" on "config_change" ("tenant", "resource", "created_at", "id");`);
    this.addSql(`create index "config_change_record_index" on "config_change" ("tenant", "record", "created_at", "id");`);
    this.addSql(`create index "config_change_actor_index" on "config_change" ("tenant", "actor", "created_at", "id");`);
    this.addSql(`create index "config_change_kind_index" on "config_change" ("tenant", "kind", "created_at", "id");`);

    this.addSql(`alter table "config_change" add constraint "config_change_kind_check" check ("kind" in ('CREATED', 'CHANGED', 'ACTIVATED', 'DEACTIVATED', 'DELETED', 'REPEATED', 'DISCARDED'));`);
    this.addSql(`alter table "config_change" add constraint "config_change_source_check" check ("source" in ('USER', 'INTEGRATION', 'JOB', 'SYSTEM'));`);
    this.addSql(`alter table "config_change" enable row level security;`);
    this.addSql(`alter table "config_change" force row level security;`);
    this.addSql(`create policy "tenant" on "config_change" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);

    this.addSql(`revoke update, delete on "config_change" from vsd_app;`);
    this.addSql(`
      create function vsd_forget_config_changes(days int) returns bigint
      language sql volatile security definer
      set search_path = pg_catalog, public, pg_temp
      as $$
        with forgotten as (
          delete from public.config_change
           where tenant = nullif(current_setting('app.tenant', true), '')
             and created_at < now() - make_interval(days => greatest(days, 90))
          returning 1
        )
        select count(*) from forgotten
      $$;
    `);
    this.addSql(`revoke execute on function vsd_forget_config_changes(int) from public;`);
    this.addSql(`grant execute on function vsd_forget_config_changes(int) to vsd_app;`);
  }
}
