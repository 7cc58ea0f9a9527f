import { Migration } from '@mikro-orm/migrations';

/** The log of what has changed, from which open screens are told (docs/architecture.md "Live updates"). */
export class Migration20261120094000_LiveEvents extends Migration {
  override name = 'Migration20261120094000_LiveEvents';

  override up(): void {
    this.addSql(
      `create table "live_event" ("tenant" text not null, "id" uuid not null, "transaction" bigint not null default ((pg_current_xact_id())::text)::bigint, "resource" text not null, "record" uuid not null, "kind" text not null, "version" int null, "about" text null, "fields" jsonb not null, "before" jsonb null, "actor" uuid null, "created_at" timestamptz(3) not null default now(), primary key ("tenant", "id"));`,
    );
    this.addSql(`create index "live_event_tenant_created_at_index" on "live_event" ("tenant", "created_at");`);
    this.addSql(
      `create index "live_event_tenant_transaction_id_index" on "live_event" ("tenant", "transaction", "id");`,
    );
    this.addSql(`alter table "live_event" enable row level security;`);
    this.addSql(`alter table "live_event" force row level security;`);
    this.addSql(
      `create policy "tenant" on "live_event" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`,
    );
  }
}
