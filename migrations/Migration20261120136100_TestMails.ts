import { Migration } from '@mikro-orm/migrations';

/** Templates that were sent to their authors on trial. */
export class Migration20261120136100_TestMails extends Migration {

  override name = 'Migration20261120136100_TestMails';

  override up(): void | Promise<void> {
    this.addSql(`create table "test_mail" ("tenant" text not null, "id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "created_by" text not null, "updated_at" timestamptz(3) not null, "updated_by" text not null, "user_id" uuid not null, "event" text not null, "recipient" text not null, "subject" text not null, "state" text not null, "error" text null, primary key ("tenant", "id"));`);
    this.addSql(`create index "test_mail_tenant_updated_at_id_index" on "test_mail" ("tenant", "updated_at", "id");`);
    this.addSql(`create index "test_mail_tenant_created_at_id_index" on "test_mail" ("tenant", "created_at", "id");`);

    this.addSql(`alter table "test_mail" add constraint "test_mail_tenant_user_id_foreign" foreign key ("tenant", "user_id") references "user" ("tenant", "id") on update no action on delete cascade;`);
    this.addSql(`alter table "test_mail" add constraint "test_mail_event_check" check ("event" in ('ISSUE_ASSIGNED', 'ISSUE_ASSIGNED_NOTICE', 'ISSUE_CREATED', 'ISSUE_MESSAGE_FROM_AGENT_TO_CUSTOMER_ADDED', 'ISSUE_MESSAGE_FROM_CUSTOMER_TO_AGENT_ADDED', 'ISSUE_OR_DRAFT_ADDED', 'ISSUE_STATE_CLOSED', 'ISSUE_STATE_IN_PROGRESS', 'ISSUE_STATE_ORDER_COMPLETED', 'ISSUE_STATE_WORK_COMPLETED', 'ISSUE_WORK_NOTE_ADDED', 'REACTION_TIME_WARNING', 'REPORT_CREATED', 'REPORT_CREATION_FAILED', 'SLA_BREACH', 'TRIGGER_TIME_NOTICE'));`);
    this.addSql(`alter table "test_mail" add constraint "test_mail_state_check" check ("state" in ('SENDING', 'SENT', 'FAILED'));`);
    this.addSql(`alter table "test_mail" enable row level security;`);
    this.addSql(`alter table "test_mail" force row level security;`);
    this.addSql(`create policy "tenant" on "test_mail" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);
  }
}
