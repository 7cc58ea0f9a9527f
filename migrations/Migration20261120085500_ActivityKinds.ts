import { Migration } from '@mikro-orm/migrations';

/** Timelines tell of tasks, of reports, and of changes that were undone. */
export class Migration20261120085500_ActivityKinds extends Migration {
  override name = 'Migration20261120085500_ActivityKinds';

  override up(): void {
    this.addSql(`alter table "activity" drop constraint "activity_kind_check";`);
    this.addSql(`alter table "activity" add constraint "activity_kind_check" check ("kind" in ('CREATED', 'STATE_CHANGED', 'TYPE_CHANGED', 'FIELD_CHANGED', 'ASSIGNED', 'MESSAGE_FROM_CUSTOMER', 'MESSAGE_FROM_AGENT', 'WORK_NOTE', 'EMAIL_SENT', 'EMAIL_FAILED', 'ATTACHMENT_ADDED', 'ATTACHMENT_REMOVED', 'ATTACHMENT_RENAMED', 'INVOICE_ADDED', 'INVOICE_REMOVED', 'INVOICE_RENAMED', 'TASK_ADDED', 'TASK_CHANGED', 'TASK_REMOVED', 'REPORT_ADDED', 'REPORT_CHANGED', 'REPORT_REMOVED', 'CHANGE_UNDONE'));`);
  }
}
