import { Migration } from '@mikro-orm/migrations';

const KINDS = [
  ...['ISSUE_ASSIGNED', 'ISSUE_ASSIGNED_NOTICE', 'ISSUE_CREATED', 'ISSUE_MESSAGE_FROM_AGENT_TO_CUSTOMER_ADDED'],
  ...['ISSUE_MESSAGE_FROM_CUSTOMER_TO_AGENT_ADDED', 'ISSUE_OR_DRAFT_ADDED', 'ISSUE_STATE_CLOSED'],
  ...['ISSUE_STATE_IN_PROGRESS', 'ISSUE_STATE_ORDER_COMPLETED', 'ISSUE_STATE_WORK_COMPLETED', 'ISSUE_WORK_NOTE_ADDED'],
  ...['REACTION_TIME_WARNING', 'REPORT_CREATED', 'REPORT_CREATION_FAILED', 'SLA_BREACH', 'TRIGGER_TIME_NOTICE'],
  ...['APPOINTMENT_SCHEDULED', 'APPOINTMENT_CANCELLED', 'APPOINTMENT_ANSWERED', 'MENTION', 'POOR_RATING', 'WEBHOOK_OFF'],
  'JOB_FAILED',
];

/** A notification may be about a queue of which jobs were given up. */
export class Migration20261127042519_JobNotices extends Migration {
  override up(): void {
    const kinds = KINDS.map((kind) => `'${kind}'`).join(', ');
    this.addSql('alter table "notification" drop constraint "notification_about_check";');
    this.addSql('alter table "notification" add "queue" text null;');
    this.addSql(
      'alter table "notification" add constraint "notification_about_check" check (num_nonnulls(ticket_id, webhook_id, queue) = 1 and (ticket_id is null) = (activity_id is null));',
    );
    this.addSql('alter table "notification" drop constraint "notification_kind_check";');
    this.addSql(`alter table "notification" add constraint "notification_kind_check" check ("kind" in (${kinds}));`);
  }
}
