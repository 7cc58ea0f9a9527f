import { Migration } from '@mikro-orm/migrations';

export class Migration20261123184000_Appointments extends Migration {

  override name = 'Migration20261123184000_Appointments';

  override up(): void | Promise<void> {
    this.addSql(`create table "calendar_feed" ("tenant" text not null, "id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "created_by" text not null, "updated_at" timestamptz(3) not null, "updated_by" text not null, "user_id" uuid not null, "secret_hash" text not null, "read_at" timestamptz(3) null, primary key ("tenant", "id"));`);
    this.addSql(`create index "calendar_feed_tenant_created_at_id_index" on "calendar_feed" ("tenant", "created_at", "id");`);
    this.addSql(`create index "calendar_feed_tenant_updated_at_id_index" on "calendar_feed" ("tenant", "updated_at", "id");`);
    this.addSql(`alter table "calendar_feed" add constraint "calendar_feed_user_unique" unique ("tenant", "user_id");`);
    this.addSql(`alter table "calendar_feed" add constraint "calendar_feed_secret_hash_unique" unique ("tenant", "secret_hash");`);

    this.addSql(`create table "appointment" ("tenant" text not null, "id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "created_by" text not null, "updated_at" timestamptz(3) not null, "updated_by" text not null, "sequence" int not null default 0, "reminded_of" timestamptz(3) null, "title" text not null, "ticket_id" uuid not null, "state" text not null, "date" date not null, "start_time" text not null, "end_time" text not null, "person_id" uuid null, "note" text null, "proposed_date" date null, "proposed_start" text null, "proposed_end" text null, "proposal_note" text null, "starts_at" timestamptz(3) not null, "ends_at" timestamptz(3) not null, primary key ("tenant", "id"));`);
    this.addSql(`create index "appointment_tenant_created_at_id_index" on "appointment" ("tenant", "created_at", "id");`);
    this.addSql(`create index "appointment_tenant_updated_at_id_index" on "appointment" ("tenant", "updated_at", "id");`);
    this.addSql(`create index "appointment_ticket_id_index" on "appointment" ("tenant", "ticket_id", "id");`);
    this.addSql(`create index "appointment_state_index" on "appointment" ("tenant", "state", "id");`);
    this.addSql(`create index "appointment_date_index" on "appointment" ("tenant", "date", "id");`);
    this.addSql(`create index "appointment_person_id_index" on "appointment" ("tenant", "person_id", "id");`);
    this.addSql(`create index "appointment_proposed_date_index" on "appointment" ("tenant", "proposed_date", "id");`);
    this.addSql(`create index "appointment_starts_at_index" on "appointment" ("tenant", "starts_at", "id");`);
    this.addSql(`create index "appointment_ends_at_index" on "appointment" ("tenant", "ends_at", "id");`);
    this.addSql(`create index "appointment_search_index" on "appointment" using gin ("tenant", "title" gin_trgm_ops);`);

    this.addSql(`alter table "tenant_settings" add "takes_appointments" boolean not null default true;`);

    this.addSql(`alter table "ticket_mail" drop constraint "ticket_mail_event_check";`);
    this.addSql(`alter table "ticket_mail" add "calendar" jsonb null;`);
    this.addSql(`alter table "ticket_mail" add constraint "ticket_mail_event_check" check ("event" in ('ISSUE_ASSIGNED', 'ISSUE_ASSIGNED_NOTICE', 'ISSUE_CREATED', 'ISSUE_MESSAGE_FROM_AGENT_TO_CUSTOMER_ADDED', 'ISSUE_MESSAGE_FROM_CUSTOMER_TO_AGENT_ADDED', 'ISSUE_OR_DRAFT_ADDED', 'ISSUE_STATE_CLOSED', 'ISSUE_STATE_IN_PROGRESS', 'ISSUE_STATE_ORDER_COMPLETED', 'ISSUE_STATE_WORK_COMPLETED', 'ISSUE_WORK_NOTE_ADDED', 'REACTION_TIME_WARNING', 'REPORT_CREATED', 'REPORT_CREATION_FAILED', 'SLA_BREACH', 'TRIGGER_TIME_NOTICE', 'APPOINTMENT_SCHEDULED', 'APPOINTMENT_CANCELLED', 'APPOINTMENT_ANSWERED'));`);

    this.addSql(`alter table "activity" drop constraint "activity_kind_check";`);
    this.addSql(`alter table "activity" add constraint "activity_kind_check" check ("kind" in ('CREATED', 'STATE_CHANGED', 'TYPE_CHANGED', 'FIELD_CHANGED', 'ASSIGNED', 'APPROVAL_DECIDED', 'TRIGGER_TIME', 'DEADLINE_MARK', 'MESSAGE_FROM_CUSTOMER', 'MESSAGE_FROM_AGENT', 'WORK_NOTE', 'EMAIL_SENT', 'EMAIL_FAILED', 'EMAIL_SUPPRESSED', 'EMAIL_RESENT', 'ATTACHMENT_ADDED', 'ATTACHMENT_REMOVED', 'ATTACHMENT_RENAMED', 'INVOICE_ADDED', 'INVOICE_REMOVED', 'INVOICE_RENAMED', 'TASK_ADDED', 'TASK_CHANGED', 'TASK_REMOVED', 'REPORT_ADDED', 'REPORT_CHANGED', 'REPORT_REMOVED', 'REPORT_FAILED', 'APPOINTMENT_ADDED', 'APPOINTMENT_CHANGED', 'APPOINTMENT_CANCELLED', 'APPOINTMENT_CONFIRMED', 'APPOINTMENT_PROPOSED', 'LINK_ADDED', 'LINK_REMOVED', 'CHANGE_UNDONE'));`);

    this.addSql(`alter table "notification" drop constraint "notification_kind_check";`);
    this.addSql(`alter table "notification" add constraint "notification_kind_check" check ("kind" in ('ISSUE_ASSIGNED', 'ISSUE_ASSIGNED_NOTICE', 'ISSUE_CREATED', 'ISSUE_MESSAGE_FROM_AGENT_TO_CUSTOMER_ADDED', 'ISSUE_MESSAGE_FROM_CUSTOMER_TO_AGENT_ADDED', 'ISSUE_OR_DRAFT_ADDED', 'ISSUE_STATE_CLOSED', 'ISSUE_STATE_IN_PROGRESS', 'ISSUE_STATE_ORDER_COMPLETED', 'ISSUE_STATE_WORK_COMPLETED', 'ISSUE_WORK_NOTE_ADDED', 'REACTION_TIME_WARNING', 'REPORT_CREATED', 'REPORT_CREATION_FAILED', 'SLA_BREACH', 'TRIGGER_TIME_NOTICE', 'APPOINTMENT_SCHEDULED', 'APPOINTMENT_CANCELLED', 'APPOINTMENT_ANSWERED', 'MENTION'));`);

    this.addSql(`alter table "calendar_feed" add constraint "calendar_feed_tenant_user_id_foreign" foreign key ("tenant", "user_id") references "user" ("tenant", "id") on update no action on delete cascade;`);
    this.addSql(`alter table "calendar_feed" enable row level security;`);
    this.addSql(`alter table "calendar_feed" force row level security;`);
    this.addSql(`create policy "tenant" on "calendar_feed" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);

    this.addSql(`alter table "appointment" add constraint "appointment_tenant_ticket_id_foreign" foreign key ("tenant", "ticket_id") references "ticket" ("tenant", "id") on update no action on delete cascade;`);
    this.addSql(`alter table "appointment" add constraint "appointment_tenant_person_id_foreign" foreign key ("tenant", "person_id") references "user" ("tenant", "id") on update no action on delete no action;`);
    this.addSql(`alter table "appointment" add constraint "appointment_end_check" check (end_time >= start_time);`);
    this.addSql(`alter table "appointment" add constraint "appointment_state_check" check ("state" in ('PLANNED', 'CONFIRMED', 'CANCELLED'));`);
    this.addSql(`alter table "appointment" enable row level security;`);
    this.addSql(`alter table "appointment" force row level security;`);
    this.addSql(`create policy "tenant" on "appointment" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);
  }

}
