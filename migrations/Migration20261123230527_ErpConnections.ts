import { Migration } from '@mikro-orm/migrations';

export class Migration20261123230527_ErpConnections extends Migration {

  override name = 'Migration20261123230527_ErpConnections';

  override up(): void | Promise<void> {
    this.addSql(`create table "erp_connection" ("tenant" text not null, "id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "created_by" text not null, "updated_at" timestamptz(3) not null, "updated_by" text not null, "cursors" jsonb not null default '{}', "name" text not null, "adapter" text not null, "active" boolean not null default true, "url" text not null, "calendar_path" text null, "user" text not null, "password" text null, "state" text not null, "problem" text null, "checked_at" timestamptz(3) null, "failures" int not null, "open_until" timestamptz(3) null, "compared_at" timestamptz(3) null, "name_key" text null, primary key ("tenant", "id"));`);
    this.addSql(`create index "erp_connection_tenant_created_at_id_index" on "erp_connection" ("tenant", "created_at", "id");`);
    this.addSql(`create index "erp_connection_tenant_updated_at_id_index" on "erp_connection" ("tenant", "updated_at", "id");`);
    this.addSql(`alter table "erp_connection" add constraint "erp_connection_name_unique" unique ("tenant", "name");`);
    this.addSql(`alter table "erp_connection" add constraint "erp_connection_name_key_unique" unique ("tenant", "name_key");`);

    this.addSql(`create table "erp_link" ("tenant" text not null, "id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "created_by" text not null, "updated_at" timestamptz(3) not null, "updated_by" text not null, "pending" jsonb not null default '[]', "kind" text not null, "record" text not null, "label" text null, "state" text not null, "problem" text null, "reason" text null, "ours" text null, "theirs" text null, "attempts" int not null, "agreed_at" timestamptz(3) null, "retry_at" timestamptz(3) null, "prevails" text null, "requested" int not null, "lease_until" timestamptz(3) null, "place" text null, "base" text null, "sent" text null, primary key ("tenant", "id"));`);
    this.addSql(`create index "erp_link_tenant_created_at_id_index" on "erp_link" ("tenant", "created_at", "id");`);
    this.addSql(`create index "erp_link_tenant_updated_at_id_index" on "erp_link" ("tenant", "updated_at", "id");`);
    this.addSql(`create index "erp_link_state_index" on "erp_link" ("tenant", "state", "created_at", "id");`);
    this.addSql(`create index "erp_link_kind_index" on "erp_link" ("tenant", "kind", "id");`);
    this.addSql(`alter table "erp_link" add constraint "erp_link_kind_record_unique" unique ("tenant", "kind", "record");`);

    this.addSql(`alter table "erp_connection" add constraint "erp_connection_adapter_check" check ("adapter" in ('CALDAV'));`);
    this.addSql(`alter table "erp_connection" add constraint "erp_connection_state_check" check ("state" in ('WAITING', 'CONNECTED', 'FAILED', 'REFUSED', 'OFF'));`);
    this.addSql(`alter table "erp_connection" add constraint "erp_connection_problem_check" check ("problem" in ('UNAVAILABLE', 'TIMEOUT', 'RATE_LIMITED', 'CIRCUIT_OPEN', 'UNAUTHENTICATED', 'FORBIDDEN', 'MISCONFIGURED', 'NOT_FOUND', 'NOT_LINKED', 'DUPLICATE', 'CONFLICT', 'LOCKED', 'REJECTED', 'UNSUPPORTED', 'PROTOCOL'));`);
    this.addSql(`create or replace function "erp_connection_fold_fn"() returns trigger as \$\$ begin if tg_op = 'INSERT' or new.name is distinct from old.name then new.name_key := public.vsd_fold(new.name); end if; return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "fold" BEFORE INSERT OR UPDATE on "erp_connection" for each ROW execute function "erp_connection_fold_fn"();`);
    this.addSql(`alter table "erp_connection" enable row level security;`);
    this.addSql(`alter table "erp_connection" force row level security;`);
    this.addSql(`create policy "tenant" on "erp_connection" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);

    this.addSql(`alter table "erp_link" add constraint "erp_link_kind_check" check ("kind" in ('APPOINTMENT'));`);
    this.addSql(`alter table "erp_link" add constraint "erp_link_state_check" check ("state" in ('WAITING', 'AGREED', 'DIFFERS', 'REFUSED'));`);
    this.addSql(`alter table "erp_link" add constraint "erp_link_problem_check" check ("problem" in ('UNAVAILABLE', 'TIMEOUT', 'RATE_LIMITED', 'CIRCUIT_OPEN', 'UNAUTHENTICATED', 'FORBIDDEN', 'MISCONFIGURED', 'NOT_FOUND', 'NOT_LINKED', 'DUPLICATE', 'CONFLICT', 'LOCKED', 'REJECTED', 'UNSUPPORTED', 'PROTOCOL'));`);
    this.addSql(`alter table "erp_link" add constraint "erp_link_prevails_check" check ("prevails" in ('OURS', 'THEIRS'));`);
    this.addSql(`alter table "erp_link" enable row level security;`);
    this.addSql(`alter table "erp_link" force row level security;`);
    this.addSql(`create policy "tenant" on "erp_link" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);
  }

}
