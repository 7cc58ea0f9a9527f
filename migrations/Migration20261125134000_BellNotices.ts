import { Migration } from '@mikro-orm/migrations';

const KINDS = [
  ...['ISSUE_ASSIGNED', 'ISSUE_ASSIGNED_NOTICE', 'ISSUE_CREATED', 'ISSUE_MESSAGE_FROM_AGENT_TO_CUSTOMER_ADDED'],
  ...['ISSUE_MESSAGE_FROM_CUSTOMER_TO_AGENT_ADDED', 'ISSUE_OR_DRAFT_ADDED', 'ISSUE_STATE_CLOSED'],
  ...['ISSUE_STATE_IN_PROGRESS', 'ISSUE_STATE_ORDER_COMPLETED', 'ISSUE_STATE_WORK_COMPLETED', 'ISSUE_WORK_NOTE_ADDED'],
  ...['REACTION_TIME_WARNING', 'REPORT_CREATED', 'REPORT_CREATION_FAILED', 'SLA_BREACH', 'TRIGGER_TIME_NOTICE'],
  ...['APPOINTMENT_SCHEDULED', 'APPOINTMENT_CANCELLED', 'APPOINTMENT_ANSWERED', 'MENTION', 'POOR_RATING', 'WEBHOOK_OFF'],
];

/** A notification may be about a webhook instead of a ticket, and tell that a customer is discontent. */
export class Migration20261125134000_BellNotices extends Migration {
  override up(): void {
    const kinds = KINDS.map((kind) => `'${kind}'`).join(', ');
    this.addSql('alter table "notification" alter column "ticket_id" drop not null;');
    this.addSql('alter table "notification" alter column "activity_id" drop not null;');
    this.addSql('alter table "notification" add "webhook_id" uuid null;');
    this.addSql(
      'alter table "notification" add constraint "notification_tenant_webhook_id_foreign" foreign key ("tenant", "webhook_id") references "webhook" ("tenant", "id") on update no action on delete cascade;',
    );
    this.addSql(
      'alter table "notification" add constraint "notification_about_check" check (num_nonnulls(ticket_id, webhook_id) = 1 and (ticket_id is null) = (activity_id is null));',
    );
    this.addSql('alter table "notification" drop constraint "notification_kind_check";');
    this.addSql(`alter table "notification" add constraint "notification_kind_check" check ("kind" in (${kinds}));`);
    this.addSql(
      'create index "notification_webhook_index" on "notification" ("tenant", "webhook_id") where webhook_id is not null;',
    );
  }
}
