import { Migration } from '@mikro-orm/migrations';

/** Tasks of tickets: what is to be done before a ticket goes on (spec §3). */
export class Migration20261120090100_Tasks extends Migration {
  override name = 'Migration20261120090100_Tasks';

  override up(): void {
    this.addSql(`create table "task" ("tenant" text not null, "id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "created_by" text not null, "updated_at" timestamptz(3) not null, "updated_by" text not null, "subject" text not null, "ticket_id" uuid not null, "state" text not null, "due_date" date null, "priority" text not null, "assigned_to_id" uuid null, "responsible_id" uuid null, "is_private" boolean not null default false, "short_description" text null, "description" text null, "type" text not null, "address_number" text null, "project_number" text null, "report_number" text null, "completed_at" timestamptz(3) null, primary key ("tenant", "id"));`);
    this.addSql(`create index "task_tenant_updated_at_id_index" on "task" ("tenant", "updated_at", "id");`);
    this.addSql(`create index "task_tenant_created_at_id_index" on "task" ("tenant", "created_at", "id");`);
    this.addSql(`create index "task_due_date_index" on "task" ("tenant", "due_date", "id", "state", "is_private", "assigned_to_id", "responsible_id");`);
    this.addSql(`create index "task_ticket_index" on "task" ("tenant", "ticket_id", "state", "due_date", "id", "is_private", "assigned_to_id", "responsible_id");`);
    this.addSql(`create index "task_assigned_to_index" on "task" ("tenant", "assigned_to_id", "state", "due_date", "id", "is_private", "responsible_id");`);
    this.addSql(`create index "task_responsible_index" on "task" ("tenant", "responsible_id", "state", "due_date", "id", "is_private", "assigned_to_id");`);
    this.addSql(`create index "task_state_index" on "task" ("tenant", "state", "due_date", "id", "is_private", "assigned_to_id", "responsible_id");`);
    this.addSql(`create index "task_priority_index" on "task" ("tenant", "priority", "due_date", "id", "state", "is_private", "assigned_to_id", "responsible_id");`);
    this.addSql(`create index "task_type_index" on "task" ("tenant", "type", "due_date", "id", "state", "is_private", "assigned_to_id", "responsible_id");`);
    this.addSql(`create index "task_is_private_index" on "task" ("tenant", "is_private", "id");`);
    this.addSql(`create index "task_search_index" on "task" using gin ("tenant", "subject" gin_trgm_ops, "short_description" gin_trgm_ops);`);

    this.addSql(`alter table "task" add constraint "task_tenant_ticket_id_foreign" foreign key ("tenant", "ticket_id") references "ticket" ("tenant", "id") on update no action on delete cascade;`);
    this.addSql(`alter table "task" add constraint "task_tenant_assigned_to_id_foreign" foreign key ("tenant", "assigned_to_id") references "user" ("tenant", "id") on update no action on delete no action;`);
    this.addSql(`alter table "task" add constraint "task_tenant_responsible_id_foreign" foreign key ("tenant", "responsible_id") references "user" ("tenant", "id") on update no action on delete no action;`);
    this.addSql(`alter table "task" add constraint "task_state_check" check ("state" in ('OPEN', 'IN_PROGRESS', 'COMPLETED'));`);
    this.addSql(`alter table "task" add constraint "task_priority_check" check ("priority" in ('HIGH', 'MEDIUM', 'LOW'));`);
    this.addSql(`alter table "task" add constraint "task_type_check" check ("type" in ('ADDRESS', 'DOCUMENT', 'PROJECT'));`);
    this.addSql(`alter table "task" enable row level security;`);
    this.addSql(`alter table "task" force row level security;`);
    this.addSql(`create policy "tenant" on "task" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);
  }
}
