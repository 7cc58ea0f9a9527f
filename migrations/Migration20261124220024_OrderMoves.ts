import { Migration } from '@mikro-orm/migrations';

export class Migration20261124220024_OrderMoves extends Migration {

  override name = 'Migration20261124220024_OrderMoves';

  override up(): void | Promise<void> {
    this.addSql(`alter table "activity" drop constraint "activity_kind_check";`);
    this.addSql(`alter table "activity" add constraint "activity_kind_check" check ("kind" in ('CREATED', 'STATE_CHANGED', 'TYPE_CHANGED', 'FIELD_CHANGED', 'ASSIGNED', 'APPROVAL_DECIDED', 'TRIGGER_TIME', 'DEADLINE_MARK', 'MESSAGE_FROM_CUSTOMER', 'MESSAGE_FROM_AGENT', 'WORK_NOTE', 'EMAIL_SENT', 'EMAIL_FAILED', 'EMAIL_SUPPRESSED', 'EMAIL_RESENT', 'ATTACHMENT_ADDED', 'ATTACHMENT_REMOVED', 'ATTACHMENT_RENAMED', 'INVOICE_ADDED', 'INVOICE_REMOVED', 'INVOICE_RENAMED', 'TASK_ADDED', 'TASK_CHANGED', 'TASK_REMOVED', 'REPORT_ADDED', 'REPORT_CHANGED', 'REPORT_REMOVED', 'REPORT_FAILED', 'APPOINTMENT_ADDED', 'APPOINTMENT_CHANGED', 'APPOINTMENT_CANCELLED', 'APPOINTMENT_CONFIRMED', 'APPOINTMENT_PROPOSED', 'LINK_ADDED', 'LINK_REMOVED', 'CHANGE_UNDONE', 'CHECKED_IN', 'ORDER_MOVED'));`);
  }

}
