import { Migration } from '@mikro-orm/migrations';

/** Tickets go on from closed ones, come back on a date, and tell of decided approvals. */
export class Migration20261120101000_TicketForms extends Migration {
  override name = 'Migration20261120101000_TicketForms';

  override up(): void {
    this.addSql(`alter table "ticket" add "triggered_on" date null, add "follow_up_of_id" uuid null;`);
    this.addSql(`alter table "ticket" add constraint "ticket_tenant_follow_up_of_id_foreign" foreign key ("tenant", "follow_up_of_id") references "ticket" ("tenant", "id") on update no action on delete no action;`);
    this.addSql(`create index "ticket_follow_up_of_id_index" on "ticket" ("tenant", "follow_up_of_id", "id");`);
    this.addSql(`alter table "activity" drop constraint "activity_kind_check";`);
    this.addSql(`alter table "activity" add constraint "activity_kind_check" check ("kind" in ('CREATED', 'STATE_CHANGED', 'TYPE_CHANGED', 'FIELD_CHANGED', 'ASSIGNED', 'APPROVAL_DECIDED', 'TRIGGER_TIME', 'MESSAGE_FROM_CUSTOMER', 'MESSAGE_FROM_AGENT', 'WORK_NOTE', 'EMAIL_SENT', 'EMAIL_FAILED', 'EMAIL_SUPPRESSED', 'ATTACHMENT_ADDED', 'ATTACHMENT_REMOVED', 'ATTACHMENT_RENAMED', 'INVOICE_ADDED', 'INVOICE_REMOVED', 'INVOICE_RENAMED', 'TASK_ADDED', 'TASK_CHANGED', 'TASK_REMOVED', 'REPORT_ADDED', 'REPORT_CHANGED', 'REPORT_REMOVED', 'CHANGE_UNDONE'));`);
  }
}
