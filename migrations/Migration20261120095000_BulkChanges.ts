import { Migration } from '@mikro-orm/migrations';

/** Changes of many tickets at once, with what is needed to undo them. */
export class Migration20261120095000_BulkChanges extends Migration {

  override name = 'Migration20261120095000_BulkChanges';

  override up(): void {
    this.addSql(`create table "bulk_change" ("tenant" text not null, "id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "created_by" text not null, "updated_at" timestamptz(3) not null, "updated_by" text not null, "user_id" uuid not null, "undo_until" timestamptz(3) not null, primary key ("tenant", "id"));`);
    this.addSql(`create index "bulk_change_tenant_updated_at_id_index" on "bulk_change" ("tenant", "updated_at", "id");`);
    this.addSql(`create index "bulk_change_tenant_created_at_id_index" on "bulk_change" ("tenant", "created_at", "id");`);

    this.addSql(`create table "bulk_row" ("tenant" text not null, "id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "created_by" text not null, "updated_at" timestamptz(3) not null, "updated_by" text not null, "problem" jsonb null, "trace" jsonb null, "bulk_id" uuid not null, "ticket_id" text not null, "ticket_version" int not null, "position" int not null, "outcome" text not null, primary key ("tenant", "id"));`);
    this.addSql(`create index "bulk_row_tenant_updated_at_id_index" on "bulk_row" ("tenant", "updated_at", "id");`);
    this.addSql(`create index "bulk_row_tenant_created_at_id_index" on "bulk_row" ("tenant", "created_at", "id");`);
    this.addSql(`alter table "bulk_row" add constraint "bulk_row_bulk_ticket_id_unique" unique ("tenant", "bulk_id", "ticket_id");`);

    this.addSql(`alter table "bulk_change" add constraint "bulk_change_tenant_user_id_foreign" foreign key ("tenant", "user_id") references "user" ("tenant", "id") on update no action on delete cascade;`);
    this.addSql(`alter table "bulk_change" enable row level security;`);
    this.addSql(`alter table "bulk_change" force row level security;`);
    this.addSql(`create policy "tenant" on "bulk_change" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);

    this.addSql(`alter table "bulk_row" add constraint "bulk_row_tenant_bulk_id_foreign" foreign key ("tenant", "bulk_id") references "bulk_change" ("tenant", "id") on update no action on delete cascade;`);
    this.addSql(`alter table "bulk_row" add constraint "bulk_row_outcome_check" check ("outcome" in ('WAITING', 'DONE', 'REFUSED', 'UNCONFIRMED', 'UNDONE'));`);
    this.addSql(`alter table "bulk_row" enable row level security;`);
    this.addSql(`alter table "bulk_row" force row level security;`);
    this.addSql(`create policy "tenant" on "bulk_row" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);
  }
}
