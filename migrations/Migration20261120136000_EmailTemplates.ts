import { Migration } from '@mikro-orm/migrations';

/** Templates of mails; mails that a switched-off template holds back stand in the ledger. */
export class Migration20261120136000_EmailTemplates extends Migration {

  override name = 'Migration20261120136000_EmailTemplates';

  override up(): void | Promise<void> {
    this.addSql(`create table "email_template" ("tenant" text not null, "id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "created_by" text not null, "updated_at" timestamptz(3) not null, "updated_by" text not null, "event" text not null, "active" boolean not null default true, "languages" text[] not null default '{}', "subject_de" text null, "subject_en" text null, "subject_fr" text null, "subject_it" text null, "content_de" text null, "content_en" text null, "content_fr" text null, "content_it" text null, primary key ("tenant", "id"));`);
    this.addSql(`create index "email_template_tenant_updated_at_id_index" on "email_template" ("tenant", "updated_at", "id");`);
    this.addSql(`create index "email_template_tenant_created_at_id_index" on "email_template" ("tenant", "created_at", "id");`);
    this.addSql(`create index "email_template_active_index" on "email_template" ("tenant", "active", "id");`);
    this.addSql(`alter table "email_template" add constraint "email_template_event_unique" unique ("tenant", "event");`);

    this.addSql(`alter table "ticket_mail" drop constraint "ticket_mail_state_check";`);
    this.addSql(`alter table "ticket_mail" add constraint "ticket_mail_state_check" check ("state" in ('QUEUED', 'SENT', 'SUPPRESSED', 'DEACTIVATED', 'FAILED'));`);

    this.addSql(`alter table "email_template" add constraint "email_template_event_check" check ("event" in ('ISSUE_ASSIGNED', 'ISSUE_ASSIGNED_NOTICE', 'ISSUE_CREATED', 'ISSUE_MESSAGE_FROM_AGENT_TO_CUSTOMER_ADDED', 'ISSUE_MESSAGE_FROM_CUSTOMER_TO_AGENT_ADDED', 'ISSUE_OR_DRAFT_ADDED', 'ISSUE_STATE_CLOSED', 'ISSUE_STATE_IN_PROGRESS', 'ISSUE_STATE_ORDER_COMPLETED', 'ISSUE_STATE_WORK_COMPLETED', 'ISSUE_WORK_NOTE_ADDED', 'REACTION_TIME_WARNING', 'REPORT_CREATED', 'REPORT_CREATION_FAILED', 'SLA_BREACH', 'TRIGGER_TIME_NOTICE'));`);
    this.addSql(`alter table "email_template" enable row level security;`);
    this.addSql(`alter table "email_template" force row level security;`);
    this.addSql(`create policy "tenant" on "email_template" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);
  }
}
