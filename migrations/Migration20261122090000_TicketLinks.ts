import { Migration } from '@mikro-orm/migrations';

/** Links between tickets; those of the follow-ups that exist already are made from their field. */
export class Migration20261122090000_TicketLinks extends Migration {
  override name = 'Migration20261122090000_TicketLinks';

  override up(): void {
    this.addSql(`create table "ticket_link" ("tenant" text not null, "id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "created_by" text not null, "updated_at" timestamptz(3) not null, "updated_by" text not null, "kind" text not null, "ticket_id" uuid not null, "target_id" uuid not null, primary key ("tenant", "id"));`);
    this.addSql(`create index "ticket_link_tenant_updated_at_id_index" on "ticket_link" ("tenant", "updated_at", "id");`);
    this.addSql(`create index "ticket_link_tenant_created_at_id_index" on "ticket_link" ("tenant", "created_at", "id");`);
    this.addSql(`create index "ticket_link_ticket_id_index" on "ticket_link" ("tenant", "ticket_id", "id");`);
    this.addSql(`create index "ticket_link_target_id_index" on "ticket_link" ("tenant", "target_id", "id");`);
    this.addSql(`create unique index "ticket_link_one_original_index" on "ticket_link" ("tenant", "ticket_id") where "kind" = 'DUPLICATE_OF';`);
    this.addSql(`alter table "ticket_link" add constraint "ticket_link_kind_ticket_target_unique" unique ("tenant", "kind", "ticket_id", "target_id");`);

    this.addSql(`alter table "activity" drop constraint "activity_kind_check";`);
    this.addSql(`alter table "activity" add constraint "activity_kind_check" check ("kind" in ('CREATED', 'STATE_CHANGED', 'TYPE_CHANGED', 'FIELD_CHANGED', 'ASSIGNED', 'APPROVAL_DECIDED', 'TRIGGER_TIME', 'MESSAGE_FROM_CUSTOMER', 'MESSAGE_FROM_AGENT', 'WORK_NOTE', 'EMAIL_SENT', 'EMAIL_FAILED', 'EMAIL_SUPPRESSED', 'ATTACHMENT_ADDED', 'ATTACHMENT_REMOVED', 'ATTACHMENT_RENAMED', 'INVOICE_ADDED', 'INVOICE_REMOVED', 'INVOICE_RENAMED', 'TASK_ADDED', 'TASK_CHANGED', 'TASK_REMOVED', 'REPORT_ADDED', 'REPORT_CHANGED', 'REPORT_REMOVED', 'LINK_ADDED', 'LINK_REMOVED', 'CHANGE_UNDONE'));`);

    this.addSql(`alter table "ticket_link" add constraint "ticket_link_tenant_ticket_id_foreign" foreign key ("tenant", "ticket_id") references "ticket" ("tenant", "id") on update no action on delete cascade;`);
    this.addSql(`alter table "ticket_link" add constraint "ticket_link_tenant_target_id_foreign" foreign key ("tenant", "target_id") references "ticket" ("tenant", "id") on update no action on delete cascade;`);
    this.addSql(`alter table "ticket_link" add constraint "ticket_link_kind_check" check ("kind" in ('FOLLOW_UP_OF', 'EXECUTES', 'DUPLICATE_OF', 'RELATED_TO'));`);
    this.addSql(`alter table "ticket" no force row level security;`);
    this.addSql(`
      insert into "ticket_link" ("tenant", "id", "version", "created_at", "created_by", "updated_at", "updated_by", "kind", "ticket_id", "target_id")
      select "tenant", uuidv7(), 1, "created_at", 'System', "created_at", 'System', 'FOLLOW_UP_OF', "id", "follow_up_of_id"
        from "ticket" where "follow_up_of_id" is not null;`);
    this.addSql(`alter table "ticket" force row level security;`);
    this.addSql(`alter table "ticket_link" enable row level security;`);
    this.addSql(`alter table "ticket_link" force row level security;`);
    this.addSql(`create policy "tenant" on "ticket_link" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);
  }
}
