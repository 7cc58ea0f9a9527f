import { Migration } from '@mikro-orm/migrations';

export class Migration20261123080000_Notifications extends Migration {

  override name = 'Migration20261123080000_Notifications';

  override up(): void | Promise<void> {
    this.addSql(`create table "push_key" ("tenant" text not null, "id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "created_by" text not null, "updated_at" timestamptz(3) not null, "updated_by" text not null, "public_key" text not null, "private_key" text not null, primary key ("tenant", "id"));`);
    this.addSql(`create index "push_key_tenant_created_at_id_index" on "push_key" ("tenant", "created_at", "id");`);
    this.addSql(`create index "push_key_tenant_updated_at_id_index" on "push_key" ("tenant", "updated_at", "id");`);
    this.addSql(`alter table "push_key" add constraint "push_key_unique" unique ("tenant");`);

    this.addSql(`create table "push_subscription" ("tenant" text not null, "id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "created_by" text not null, "updated_at" timestamptz(3) not null, "updated_by" text not null, "user_id" uuid not null, "endpoint" text not null, "p256dh" text not null, "auth" text not null, primary key ("tenant", "id"));`);
    this.addSql(`create index "push_subscription_tenant_created_at_id_index" on "push_subscription" ("tenant", "created_at", "id");`);
    this.addSql(`create index "push_subscription_tenant_updated_at_id_index" on "push_subscription" ("tenant", "updated_at", "id");`);
    this.addSql(`create index "push_subscription_user_index" on "push_subscription" ("tenant", "user_id", "created_at");`);
    this.addSql(`alter table "push_subscription" add constraint "push_subscription_endpoint_unique" unique ("tenant", "endpoint");`);

    this.addSql(`create table "notification_settings" ("tenant" text not null, "id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "created_by" text not null, "updated_at" timestamptz(3) not null, "updated_by" text not null, "user_id" uuid not null, "channels" jsonb not null default '[]', "quiet_from" text null, "quiet_to" text null, "quiet_days" text[] not null default '{}', "breaches_pass" boolean not null default false, "digest" text not null, "digest_hour" int not null, "zone" text null, primary key ("tenant", "id"));`);
    this.addSql(`create index "notification_settings_tenant_created_at_id_index" on "notification_settings" ("tenant", "created_at", "id");`);
    this.addSql(`create index "notification_settings_tenant_updated_at_id_index" on "notification_settings" ("tenant", "updated_at", "id");`);
    this.addSql(`alter table "notification_settings" add constraint "notification_settings_user_unique" unique ("tenant", "user_id");`);

    this.addSql(`create table "mail_digest" ("tenant" text not null, "id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "created_by" text not null, "updated_at" timestamptz(3) not null, "updated_by" text not null, "user_id" uuid not null, "recipient" text not null, "state" text not null, "due_at" timestamptz(3) not null, "error" text null, "claimed_until" timestamptz(3) null, primary key ("tenant", "id"));`);
    this.addSql(`create index "mail_digest_tenant_created_at_id_index" on "mail_digest" ("tenant", "created_at", "id");`);
    this.addSql(`create index "mail_digest_tenant_updated_at_id_index" on "mail_digest" ("tenant", "updated_at", "id");`);
    this.addSql(`create unique index "mail_digest_open_unique" on "mail_digest" ("tenant", "user_id", "recipient") where "state" = 'OPEN';`);

    this.addSql(`create table "notification" ("tenant" text not null, "id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "created_by" text not null, "updated_at" timestamptz(3) not null, "updated_by" text not null, "user_id" uuid not null, "kind" text not null, "ticket_id" uuid not null, "activity_id" uuid not null, "actor" text null, "read_at" timestamptz(3) null, "unread" boolean generated always as ((read_at IS NULL)) stored not null, primary key ("tenant", "id"));`);
    this.addSql(`create index "notification_tenant_created_at_id_index" on "notification" ("tenant", "created_at", "id");`);
    this.addSql(`create index "notification_tenant_updated_at_id_index" on "notification" ("tenant", "updated_at", "id");`);
    this.addSql(`create index "notification_own_index" on "notification" ("tenant", "user_id", "created_at", "id");`);
    this.addSql(`create index "notification_unread_index" on "notification" ("tenant", "user_id", "unread", "created_at", "id", "ticket_id");`);
    this.addSql(`create index "notification_ticket_index" on "notification" ("tenant", "ticket_id", "user_id");`);
    this.addSql(`alter table "notification" add constraint "notification_activity_user_kind_unique" unique ("tenant", "activity_id", "user_id", "kind");`);

    this.addSql(`alter table "ticket_mail" add "digest" uuid null, add "waits_until" timestamptz(3) null;`);
    this.addSql(`create index "ticket_mail_digest_index" on "ticket_mail" ("tenant", "digest") where "digest" is not null;`);

    this.addSql(`alter table "push_key" enable row level security;`);
    this.addSql(`alter table "push_key" force row level security;`);
    this.addSql(`create policy "tenant" on "push_key" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);

    this.addSql(`alter table "push_subscription" add constraint "push_subscription_tenant_user_id_foreign" foreign key ("tenant", "user_id") references "user" ("tenant", "id") on update no action on delete cascade;`);
    this.addSql(`alter table "push_subscription" enable row level security;`);
    this.addSql(`alter table "push_subscription" force row level security;`);
    this.addSql(`create policy "tenant" on "push_subscription" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);

    this.addSql(`alter table "notification_settings" add constraint "notification_settings_tenant_user_id_foreign" foreign key ("tenant", "user_id") references "user" ("tenant", "id") on update no action on delete cascade;`);
    this.addSql(`alter table "notification_settings" add constraint "notification_settings_digest_check" check ("digest" in ('OFF', 'HOURLY', 'DAILY'));`);
    this.addSql(`alter table "notification_settings" enable row level security;`);
    this.addSql(`alter table "notification_settings" force row level security;`);
    this.addSql(`create policy "tenant" on "notification_settings" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);

    this.addSql(`alter table "mail_digest" add constraint "mail_digest_tenant_user_id_foreign" foreign key ("tenant", "user_id") references "user" ("tenant", "id") on update no action on delete cascade;`);
    this.addSql(`alter table "mail_digest" add constraint "mail_digest_state_check" check ("state" in ('OPEN', 'QUEUED', 'SENT', 'FAILED'));`);
    this.addSql(`alter table "mail_digest" enable row level security;`);
    this.addSql(`alter table "mail_digest" force row level security;`);
    this.addSql(`create policy "tenant" on "mail_digest" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);

    this.addSql(`alter table "notification" add constraint "notification_tenant_user_id_foreign" foreign key ("tenant", "user_id") references "user" ("tenant", "id") on update no action on delete cascade;`);
    this.addSql(`alter table "notification" add constraint "notification_tenant_ticket_id_foreign" foreign key ("tenant", "ticket_id") references "ticket" ("tenant", "id") on update no action on delete cascade;`);
    this.addSql(`alter table "notification" add constraint "notification_tenant_activity_id_foreign" foreign key ("tenant", "activity_id") references "activity" ("tenant", "id") on update no action on delete cascade;`);
    this.addSql(`alter table "notification" add constraint "notification_kind_check" check ("kind" in ('ISSUE_ASSIGNED', 'ISSUE_ASSIGNED_NOTICE', 'ISSUE_CREATED', 'ISSUE_MESSAGE_FROM_AGENT_TO_CUSTOMER_ADDED', 'ISSUE_MESSAGE_FROM_CUSTOMER_TO_AGENT_ADDED', 'ISSUE_OR_DRAFT_ADDED', 'ISSUE_STATE_CLOSED', 'ISSUE_STATE_IN_PROGRESS', 'ISSUE_STATE_ORDER_COMPLETED', 'ISSUE_STATE_WORK_COMPLETED', 'ISSUE_WORK_NOTE_ADDED', 'REACTION_TIME_WARNING', 'REPORT_CREATED', 'REPORT_CREATION_FAILED', 'SLA_BREACH', 'TRIGGER_TIME_NOTICE', 'MENTION'));`);
    this.addSql(`alter table "notification" enable row level security;`);
    this.addSql(`alter table "notification" force row level security;`);
    this.addSql(`create policy "tenant" on "notification" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);
  }

}
