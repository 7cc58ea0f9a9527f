import { Migration } from '@mikro-orm/migrations';

/** Who has which ticket open: unlogged, since after a crash of the database everybody signs anew within seconds. */
export class Migration20261120094100_TicketPresence extends Migration {
  override name = 'Migration20261120094100_TicketPresence';

  override up(): void {
    this.addSql(
      `create unlogged table "ticket_presence" ("tenant" text not null, "id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "created_by" text not null, "updated_at" timestamptz(3) not null, "updated_by" text not null, "ticket_id" uuid not null, "user_id" uuid not null, "doing" text not null, primary key ("tenant", "id"));`,
    );
    this.addSql(
      `create index "ticket_presence_tenant_updated_at_id_index" on "ticket_presence" ("tenant", "updated_at", "id");`,
    );
    this.addSql(
      `create index "ticket_presence_tenant_created_at_id_index" on "ticket_presence" ("tenant", "created_at", "id");`,
    );
    this.addSql(
      `create index "ticket_presence_ticket_index" on "ticket_presence" ("tenant", "ticket_id", "updated_at");`,
    );
    this.addSql(
      `alter table "ticket_presence" add constraint "ticket_presence_tenant_ticket_id_foreign" foreign key ("tenant", "ticket_id") references "ticket" ("tenant", "id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "ticket_presence" add constraint "ticket_presence_tenant_user_id_foreign" foreign key ("tenant", "user_id") references "user" ("tenant", "id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "ticket_presence" add constraint "ticket_presence_doing_check" check ("doing" in ('READING', 'EDITING', 'WRITING'));`,
    );
    this.addSql(
      `alter table "ticket_presence" enable row level security;`,
    );
    this.addSql(
      `alter table "ticket_presence" force row level security;`,
    );
    this.addSql(
      `create policy "tenant" on "ticket_presence" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`,
    );
  }
}
