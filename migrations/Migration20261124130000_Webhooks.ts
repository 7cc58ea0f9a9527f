import { Migration } from '@mikro-orm/migrations';
import { bySearch } from './schema/functions.js';

/**
 * The webhooks of all tenants with something to do, for the worker that tells them: deliveries that are due, or events
 * behind the place up to which they were read. Nothing else of them.
 */
const due = bySearch({
  signature: 'vsd_webhooks_due()',
  create: `
      create function vsd_webhooks_due() returns table (tenant text, id uuid)
      language sql volatile security definer
      set search_path = pg_catalog, public, pg_temp
      as $$
        select w.tenant, w.id
          from public.webhook w join public."user" u on u.tenant = w.tenant and u.id = w.owner_id and u.active
         where w.active and coalesce(w.lease_until < now(), true)
           and (exists (select from public.webhook_delivery d
                         where d.tenant = w.tenant and d.webhook_id = w.id and d.state = 'WAITING' and d.next_at <= now())
             or exists (select from public.live_event l
                         where l.tenant = w.tenant and l.transaction >= split_part(w.place, '.', 1)::bigint
                           and l.transaction < pg_snapshot_xmin(pg_current_snapshot())::text::bigint))
      $$`,
});

/** Addresses that are told of changes, and what was told to them. */
export class Migration20261124130000_Webhooks extends Migration {
  override name = 'Migration20261124130000_Webhooks';

  override up(): void {
    this.addSql(`create table "webhook" ("tenant" text not null, "id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "created_by" text not null, "updated_at" timestamptz(3) not null, "updated_by" text not null, "place" text not null, "told" int not null default 0, "lease_holder" uuid null, "lease_until" timestamptz(3) null, "url" text not null, "events" text[] not null default '{}', "filter" text null, "active" boolean not null default true, "owner_id" uuid not null, "state" text not null, "failing_since" timestamptz(3) null, "problem" text null, "secret" text null, primary key ("tenant", "id"));`);
    this.addSql(`create index "webhook_tenant_created_at_id_index" on "webhook" ("tenant", "created_at", "id");`);
    this.addSql(`create index "webhook_tenant_updated_at_id_index" on "webhook" ("tenant", "updated_at", "id");`);

    this.addSql(`create table "webhook_delivery" ("tenant" text not null, "id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "created_by" text not null, "updated_at" timestamptz(3) not null, "updated_by" text not null, "webhook_id" uuid not null, "number" int not null, "event" text not null, "record" text not null, "state" text not null, "attempts" int not null, "status" int null, "answer" text null, "next_at" timestamptz(3) null, "delivered_at" timestamptz(3) null, "body" text not null, primary key ("tenant", "id"));`);
    this.addSql(`create index "webhook_delivery_tenant_created_at_id_index" on "webhook_delivery" ("tenant", "created_at", "id");`);
    this.addSql(`create index "webhook_delivery_tenant_updated_at_id_index" on "webhook_delivery" ("tenant", "updated_at", "id");`);
    this.addSql(`create index "webhook_delivery_due_index" on "webhook_delivery" ("tenant", "webhook_id", "next_at", "number") where state = 'WAITING';`);
    this.addSql(`create index "webhook_delivery_waiting_index" on "webhook_delivery" ("tenant", "webhook_id", "record", "number") where state = 'WAITING';`);
    this.addSql(`create index "webhook_delivery_webhook_id_index" on "webhook_delivery" ("tenant", "webhook_id", "id");`);
    this.addSql(`create index "webhook_delivery_state_index" on "webhook_delivery" ("tenant", "state", "id");`);

    this.addSql(`alter table "webhook" add constraint "webhook_tenant_owner_id_foreign" foreign key ("tenant", "owner_id") references "user" ("tenant", "id") on update no action on delete cascade;`);
    this.addSql(`alter table "webhook" add constraint "webhook_state_check" check ("state" in ('WORKING', 'FAILING', 'OFF'));`);
    this.addSql(`alter table "webhook" enable row level security;`);
    this.addSql(`alter table "webhook" force row level security;`);
    this.addSql(`create policy "tenant" on "webhook" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);

    this.addSql(`alter table "webhook_delivery" add constraint "webhook_delivery_tenant_webhook_id_foreign" foreign key ("tenant", "webhook_id") references "webhook" ("tenant", "id") on update no action on delete cascade;`);
    this.addSql(`alter table "webhook_delivery" add constraint "webhook_delivery_state_check" check ("state" in ('WAITING', 'DELIVERED', 'FAILED'));`);
    this.addSql(`alter table "webhook_delivery" enable row level security;`);
    this.addSql(`alter table "webhook_delivery" force row level security;`);
    this.addSql(`create policy "tenant" on "webhook_delivery" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);
    for (const statement of due) this.addSql(statement);
  }
}
