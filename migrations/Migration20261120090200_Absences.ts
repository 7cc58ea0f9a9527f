import { Migration } from '@mikro-orm/migrations';

/** Who is away when; and of people by their roles, so that lists can be filtered by them. */
export class Migration20261120090200_Absences extends Migration {
  override name = 'Migration20261120090200_Absences';

  override up(): void {
    this.addSql(`create table "absence" ("tenant" text not null, "id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "created_by" text not null, "updated_at" timestamptz(3) not null, "updated_by" text not null, "user_id" uuid not null, "active_from" date not null, "active_to" date not null, "deputy_id" uuid null, "note" text null, primary key ("tenant", "id"));`);
    this.addSql(`create index "absence_tenant_updated_at_id_index" on "absence" ("tenant", "updated_at", "id");`);
    this.addSql(`create index "absence_tenant_created_at_id_index" on "absence" ("tenant", "created_at", "id");`);
    this.addSql(`create index "absence_user_id_index" on "absence" ("tenant", "user_id", "id");`);
    this.addSql(`create index "absence_active_from_index" on "absence" ("tenant", "active_from", "id");`);
    this.addSql(`create index "absence_active_to_index" on "absence" ("tenant", "active_to", "id");`);

    this.addSql(`alter table "user" add "is_agent" boolean generated always as (('vsd-agent'::text = ANY (roles))) stored not null, add "is_executor" boolean generated always as (('vsd-executor'::text = ANY (roles))) stored not null;`);
    this.addSql(`create index "user_is_agent_index" on "user" ("tenant", "is_agent", "id");`);
    this.addSql(`create index "user_is_executor_index" on "user" ("tenant", "is_executor", "id");`);

    this.addSql(`alter table "absence" add constraint "absence_tenant_user_id_foreign" foreign key ("tenant", "user_id") references "user" ("tenant", "id") on update no action on delete cascade;`);
    this.addSql(`alter table "absence" add constraint "absence_tenant_deputy_id_foreign" foreign key ("tenant", "deputy_id") references "user" ("tenant", "id") on update no action on delete set null ("deputy_id");`);
    this.addSql(`alter table "absence" add constraint "absence_period_check" check (active_to >= active_from);`);
    this.addSql(`alter table "absence" enable row level security;`);
    this.addSql(`alter table "absence" force row level security;`);
    this.addSql(`create policy "tenant" on "absence" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);
  }
}
