import { Migration } from '@mikro-orm/migrations';

/** Messages carry files; timelines tell to whom a mail went and which mails were held back. */
export class Migration20261120100000_Timeline extends Migration {
  override name = 'Migration20261120100000_Timeline';

  override up(): void {
    this.addSql(`create table "activity_attachments" ("tenant" text not null, "activity_id" uuid not null, "attachments_id" uuid not null, primary key ("tenant", "activity_id", "attachments_id"));`);
    this.addSql(`alter table "activity" drop constraint "activity_kind_check";`);
    this.addSql(`alter table "activity" add "recipient" text null;`);
    this.addSql(`alter table "activity" add constraint "activity_kind_check" check ("kind" in ('CREATED', 'STATE_CHANGED', 'TYPE_CHANGED', 'FIELD_CHANGED', 'ASSIGNED', 'MESSAGE_FROM_CUSTOMER', 'MESSAGE_FROM_AGENT', 'WORK_NOTE', 'EMAIL_SENT', 'EMAIL_FAILED', 'EMAIL_SUPPRESSED', 'ATTACHMENT_ADDED', 'ATTACHMENT_REMOVED', 'ATTACHMENT_RENAMED', 'INVOICE_ADDED', 'INVOICE_REMOVED', 'INVOICE_RENAMED', 'TASK_ADDED', 'TASK_CHANGED', 'TASK_REMOVED', 'REPORT_ADDED', 'REPORT_CHANGED', 'REPORT_REMOVED', 'CHANGE_UNDONE'));`);
    this.addSql(`alter table "activity_attachments" add constraint "activity_attachments_tenant_activity_id_foreign" foreign key ("tenant", "activity_id") references "activity" ("tenant", "id") on update no action on delete cascade;`);
    this.addSql(`alter table "activity_attachments" add constraint "activity_attachments_tenant_attachments_id_foreign" foreign key ("tenant", "attachments_id") references "attachment" ("tenant", "id") on update no action on delete cascade;`);
    this.addSql(`alter table "activity_attachments" enable row level security;`);
    this.addSql(`alter table "activity_attachments" force row level security;`);
    this.addSql(`create policy "tenant" on "activity_attachments" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);
  }
}
