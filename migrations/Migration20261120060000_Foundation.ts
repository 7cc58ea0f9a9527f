import { Migration } from '@mikro-orm/migrations';

export class Migration20261120060000_Foundation extends Migration {

  override name = 'Migration20261120060000_Foundation';

  override up(): void | Promise<void> {
    this.addSql(`create table "announcement" ("tenant" text not null, "id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "created_by" text not null, "updated_at" timestamptz(3) not null, "updated_by" text not null, "title" text not null, "type" text not null, "content" text not null, "show_from" date not null, "show_until" date null, "visible_for_agent" boolean not null default false, "visible_for_customer" boolean not null default false, "visible_for_executor" boolean not null default false, primary key ("tenant", "id"));`);
    this.addSql(`create index "announcement_tenant_updated_at_id_index" on "announcement" ("tenant", "updated_at", "id");`);
    this.addSql(`create index "announcement_tenant_created_at_id_index" on "announcement" ("tenant", "created_at", "id");`);
    this.addSql(`create index "announcement_title_index" on "announcement" ("tenant", "title", "id");`);
    this.addSql(`create index "announcement_type_index" on "announcement" ("tenant", "type", "id");`);
    this.addSql(`create index "announcement_show_from_index" on "announcement" ("tenant", "show_from", "id");`);
    this.addSql(`create index "announcement_show_until_index" on "announcement" ("tenant", "show_until", "id");`);
    this.addSql(`create index "announcement_visible_for_agent_index" on "announcement" ("tenant", "visible_for_agent", "id");`);
    this.addSql(`create index "announcement_visible_for_customer_index" on "announcement" ("tenant", "visible_for_customer", "id");`);
    this.addSql(`create index "announcement_visible_for_executor_index" on "announcement" ("tenant", "visible_for_executor", "id");`);
    this.addSql(`create index "announcement_search_index" on "announcement" using gin ("tenant", "title" gin_trgm_ops);`);

    this.addSql(`create table "assignment_group" ("tenant" text not null, "id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "created_by" text not null, "updated_at" timestamptz(3) not null, "updated_by" text not null, "name" text not null, "executing_company" text null, "email" text null, "default_for_types" text[] not null default '{}', "active" boolean not null default true, primary key ("tenant", "id"));`);
    this.addSql(`create index "assignment_group_tenant_updated_at_id_index" on "assignment_group" ("tenant", "updated_at", "id");`);
    this.addSql(`create index "assignment_group_tenant_created_at_id_index" on "assignment_group" ("tenant", "created_at", "id");`);
    this.addSql(`create unique index "assignment_group_default_ticket" on "assignment_group" ("tenant") where ('TICKET' = any ("default_for_types"));`);
    this.addSql(`create unique index "assignment_group_default_incident" on "assignment_group" ("tenant") where ('INCIDENT' = any ("default_for_types"));`);
    this.addSql(`create unique index "assignment_group_default_order" on "assignment_group" ("tenant") where ('ORDER' = any ("default_for_types"));`);
    this.addSql(`create unique index "assignment_group_default_change" on "assignment_group" ("tenant") where ('CHANGE' = any ("default_for_types"));`);
    this.addSql(`create unique index "assignment_group_default_unknown" on "assignment_group" ("tenant") where ('UNKNOWN' = any ("default_for_types"));`);
    this.addSql(`create index "assignment_group_active_index" on "assignment_group" ("tenant", "active", "id");`);
    this.addSql(`create index "assignment_group_search_index" on "assignment_group" using gin ("tenant", "name" gin_trgm_ops, "executing_company" gin_trgm_ops);`);
    this.addSql(`alter table "assignment_group" add constraint "assignment_group_name_unique" unique ("tenant", "name");`);

    this.addSql(`create table "category" ("tenant" text not null, "id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "created_by" text not null, "updated_at" timestamptz(3) not null, "updated_by" text not null, "code" text not null, "name_de" text null, "name_en" text null, "name_fr" text null, "name_it" text null, "active" boolean not null default true, primary key ("tenant", "id"));`);
    this.addSql(`create index "category_tenant_updated_at_id_index" on "category" ("tenant", "updated_at", "id");`);
    this.addSql(`create index "category_tenant_created_at_id_index" on "category" ("tenant", "created_at", "id");`);
    this.addSql(`create index "category_name_de_index" on "category" ("tenant", "name_de", "id");`);
    this.addSql(`create index "category_name_en_index" on "category" ("tenant", "name_en", "id");`);
    this.addSql(`create index "category_name_fr_index" on "category" ("tenant", "name_fr", "id");`);
    this.addSql(`create index "category_name_it_index" on "category" ("tenant", "name_it", "id");`);
    this.addSql(`create index "category_active_index" on "category" ("tenant", "active", "id");`);
    this.addSql(`create index "category_search_index" on "category" using gin ("tenant", "code" gin_trgm_ops, "name_de" gin_trgm_ops, "name_en" gin_trgm_ops, "name_fr" gin_trgm_ops, "name_it" gin_trgm_ops);`);
    this.addSql(`alter table "category" add constraint "category_code_unique" unique ("tenant", "code");`);

    this.addSql(`create table "idempotency_key" ("tenant" text not null, "key" text not null, "fingerprint" text not null, "answer" jsonb null, "created_at" timestamptz(3) not null default now(), primary key ("tenant", "key"));`);
    this.addSql(`create index "idempotency_key_tenant_created_at_index" on "idempotency_key" ("tenant", "created_at");`);

    this.addSql(`create table "sla" ("tenant" text not null, "id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "created_by" text not null, "updated_at" timestamptz(3) not null, "updated_by" text not null, "name" text not null, "intervention_time" int not null, "on_site_intervention_time" int not null, "work_day_start" text not null, "work_day_end" text not null, "on_call_days" text[] not null default '{}', "on_call_start" text null, "on_call_end" text null, primary key ("tenant", "id"));`);
    this.addSql(`create index "sla_tenant_updated_at_id_index" on "sla" ("tenant", "updated_at", "id");`);
    this.addSql(`create index "sla_tenant_created_at_id_index" on "sla" ("tenant", "created_at", "id");`);
    this.addSql(`create index "sla_search_index" on "sla" using gin ("tenant", "name" gin_trgm_ops);`);
    this.addSql(`alter table "sla" add constraint "sla_name_unique" unique ("tenant", "name");`);

    this.addSql(`create table "tenant_settings" ("tenant" text not null, "id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "created_by" text not null, "updated_at" timestamptz(3) not null, "updated_by" text not null, "name" text not null, "support_email" text null, "work_day_start" text not null, "work_day_end" text not null, "working_days" text[] not null default '{}', "customer_priorities" text[] not null default '{}', "task_guard" text not null, "report_required" boolean not null default true, "executor_completes_orders" boolean not null default false, "closes_solved_tickets" boolean not null default false, "closes_invoiced_orders" boolean not null default false, "closes_without_invoice" text[] not null default '{}', primary key ("tenant", "id"));`);
    this.addSql(`create index "tenant_settings_tenant_updated_at_id_index" on "tenant_settings" ("tenant", "updated_at", "id");`);
    this.addSql(`create index "tenant_settings_tenant_created_at_id_index" on "tenant_settings" ("tenant", "created_at", "id");`);
    this.addSql(`alter table "tenant_settings" add constraint "tenant_settings_unique" unique ("tenant");`);

    this.addSql(`create table "text_block" ("tenant" text not null, "id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "created_by" text not null, "updated_at" timestamptz(3) not null, "updated_by" text not null, "name" text not null, "category_id" uuid null, "content" text not null, "global" boolean not null default false, primary key ("tenant", "id"));`);
    this.addSql(`create index "text_block_tenant_updated_at_id_index" on "text_block" ("tenant", "updated_at", "id");`);
    this.addSql(`create index "text_block_tenant_created_at_id_index" on "text_block" ("tenant", "created_at", "id");`);
    this.addSql(`create index "text_block_category_id_index" on "text_block" ("tenant", "category_id", "id");`);
    this.addSql(`create index "text_block_global_index" on "text_block" ("tenant", "global", "id");`);
    this.addSql(`create index "text_block_search_index" on "text_block" using gin ("tenant", "name" gin_trgm_ops, "content" gin_trgm_ops);`);
    this.addSql(`alter table "text_block" add constraint "text_block_name_unique" unique ("tenant", "name");`);

    this.addSql(`create table "ticket_counter" ("tenant" text not null, "id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "created_by" text not null, "updated_at" timestamptz(3) not null, "updated_by" text not null, "year" int not null, "value" int not null, primary key ("tenant", "id"));`);
    this.addSql(`create index "ticket_counter_tenant_updated_at_id_index" on "ticket_counter" ("tenant", "updated_at", "id");`);
    this.addSql(`create index "ticket_counter_tenant_created_at_id_index" on "ticket_counter" ("tenant", "created_at", "id");`);
    this.addSql(`alter table "ticket_counter" add constraint "ticket_counter_year_unique" unique ("tenant", "year");`);

    this.addSql(`create table "user" ("tenant" text not null, "id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "created_by" text not null, "updated_at" timestamptz(3) not null, "updated_by" text not null, "firstname" text null, "lastname" text null, "name" text not null, "username" text not null, "email" text null, "language" text not null, "active" boolean not null default true, "roles" text[] not null default '{}', "last_login" timestamptz(3) null, "subject" text null, "customer_code" text null, "sees_all_issues" boolean not null default false, "execution_company" text null, primary key ("tenant", "id"));`);
    this.addSql(`create index "user_tenant_updated_at_id_index" on "user" ("tenant", "updated_at", "id");`);
    this.addSql(`create index "user_tenant_created_at_id_index" on "user" ("tenant", "created_at", "id");`);
    this.addSql(`create index "user_name_index" on "user" ("tenant", "name", "id");`);
    this.addSql(`create index "user_active_index" on "user" ("tenant", "active", "id");`);
    this.addSql(`create index "user_last_login_index" on "user" ("tenant", "last_login", "id");`);
    this.addSql(`create index "user_customer_code_index" on "user" ("tenant", "customer_code", "id");`);
    this.addSql(`create index "user_execution_company_index" on "user" ("tenant", "execution_company", "id");`);
    this.addSql(`create index "user_search_index" on "user" using gin ("tenant", "name" gin_trgm_ops, "username" gin_trgm_ops, "email" gin_trgm_ops);`);
    this.addSql(`alter table "user" add constraint "user_username_unique" unique ("tenant", "username");`);
    this.addSql(`alter table "user" add constraint "user_email_unique" unique ("tenant", "email");`);
    this.addSql(`alter table "user" add constraint "user_subject_unique" unique ("tenant", "subject");`);

    this.addSql(`create table "customer" ("tenant" text not null, "id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "created_by" text not null, "updated_at" timestamptz(3) not null, "updated_by" text not null, "code" text not null, "name" text not null, "addition" text null, "street" text null, "post_code" text null, "city" text null, "phone" text null, "communication_email" text null, "correspondence_language" text not null, "sla_id" uuid null, "sla_expiration" date null, "default_assignment_group_id" uuid null, "default_project_lead_id" uuid null, "customer_priorities" text[] not null default '{}', "crm_address_number" text null, "cost_limit" int null, "invoice_requested" boolean not null default false, "max_users" int null, "internal_notes" text null, primary key ("tenant", "id"));`);
    this.addSql(`create index "customer_tenant_updated_at_id_index" on "customer" ("tenant", "updated_at", "id");`);
    this.addSql(`create index "customer_tenant_created_at_id_index" on "customer" ("tenant", "created_at", "id");`);
    this.addSql(`create index "customer_name_index" on "customer" ("tenant", "name", "id");`);
    this.addSql(`create index "customer_city_index" on "customer" ("tenant", "city", "id");`);
    this.addSql(`create index "customer_sla_id_index" on "customer" ("tenant", "sla_id", "id");`);
    this.addSql(`create index "customer_search_index" on "customer" using gin ("tenant", "code" gin_trgm_ops, "name" gin_trgm_ops, "city" gin_trgm_ops);`);
    this.addSql(`alter table "customer" add constraint "customer_code_unique" unique ("tenant", "code");`);
    this.addSql(`alter table "customer" add constraint "customer_crm_address_number_unique" unique ("tenant", "crm_address_number");`);

    this.addSql(`create table "location" ("tenant" text not null, "id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "created_by" text not null, "updated_at" timestamptz(3) not null, "updated_by" text not null, "customer_id" uuid not null, "name" text not null, "external_id" text null, "addition" text null, "street" text null, "post_code" text null, "city" text null, "contact" text null, "phone" text null, primary key ("tenant", "id"));`);
    this.addSql(`create index "location_tenant_updated_at_id_index" on "location" ("tenant", "updated_at", "id");`);
    this.addSql(`create index "location_tenant_created_at_id_index" on "location" ("tenant", "created_at", "id");`);
    this.addSql(`create index "location_customer_id_index" on "location" ("tenant", "customer_id", "id");`);
    this.addSql(`create index "location_name_index" on "location" ("tenant", "name", "id");`);
    this.addSql(`create index "location_external_id_index" on "location" ("tenant", "external_id", "id");`);
    this.addSql(`create index "location_post_code_index" on "location" ("tenant", "post_code", "id");`);
    this.addSql(`create index "location_city_index" on "location" ("tenant", "city", "id");`);
    this.addSql(`create index "location_search_index" on "location" using gin ("tenant", "name" gin_trgm_ops, "external_id" gin_trgm_ops, "street" gin_trgm_ops, "city" gin_trgm_ops);`);
    this.addSql(`alter table "location" add constraint "location_name_customer_unique" unique ("tenant", "name", "customer_id");`);
    this.addSql(`alter table "location" add constraint "location_external_id_customer_unique" unique ("tenant", "external_id", "customer_id");`);

    this.addSql(`create table "ticket" ("tenant" text not null, "id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "created_by" text not null, "updated_at" timestamptz(3) not null, "updated_by" text not null, "last_activity_at" timestamptz(3) null, "group_is_default" boolean not null default true, "cycle_started_at" timestamptz(3) null, "identifier" text null, "type" text not null, "state" text not null, "priority" text null, "customer_priority" text null, "preferred_date" date null, "category_id" uuid null, "customer_description" text null, "customer_id" uuid null, "location_id" uuid null, "contact_channel" text null, "contact_name" text null, "contact_phone" text null, "contact_email" text null, "customer_contact_id" uuid null, "customer_cost_center" text null, "customer_order_number" text null, "customer_purchase_order_number" text null, "assignment_group_id" uuid null, "responsible_id" uuid null, "project_lead_id" uuid null, "execution_company" text null, "execution_responsible_id" uuid null, "execution_description" text null, "internal_notes" text null, "prevent_mail_dispatch" boolean not null default false, "approval" text not null, "clarification_reason" text null, "clarification_text" text null, "resubmission_date" date null, "previous_state" text null, "closing_state" text null, "closing_note" text null, "closing_date" date null, "author_id" uuid null, "submitted_at" timestamptz(3) null, "due_at" timestamptz(3) null, "work_completed_at" timestamptz(3) null, "closed_at" timestamptz(3) null, primary key ("tenant", "id"));`);
    this.addSql(`create index "ticket_tenant_updated_at_id_index" on "ticket" ("tenant", "updated_at", "id");`);
    this.addSql(`create index "ticket_tenant_created_at_id_index" on "ticket" ("tenant", "created_at", "id");`);
    this.addSql(`create index "ticket_state_created_index" on "ticket" ("tenant", "state", "created_at", "id", "type", "priority");`);
    this.addSql(`create index "ticket_type_state_created_index" on "ticket" ("tenant", "type", "state", "created_at", "id", "priority");`);
    this.addSql(`create index "ticket_priority_created_index" on "ticket" ("tenant", "priority", "created_at", "id", "state", "type");`);
    this.addSql(`create index "ticket_category_created_index" on "ticket" ("tenant", "category_id", "created_at", "id", "state", "type", "priority");`);
    this.addSql(`create index "ticket_location_created_index" on "ticket" ("tenant", "location_id", "created_at", "id", "state", "type", "priority");`);
    this.addSql(`create index "ticket_group_created_index" on "ticket" ("tenant", "assignment_group_id", "created_at", "id", "state", "type", "priority");`);
    this.addSql(`create index "ticket_group_state_created_index" on "ticket" ("tenant", "assignment_group_id", "state", "created_at", "id", "type", "priority");`);
    this.addSql(`create index "ticket_responsible_created_index" on "ticket" ("tenant", "responsible_id", "created_at", "id", "state", "type", "priority");`);
    this.addSql(`create index "ticket_customer_created_index" on "ticket" ("tenant", "customer_id", "created_at", "id", "state", "type", "author_id", "customer_contact_id");`);
    this.addSql(`create index "ticket_author_created_index" on "ticket" ("tenant", "author_id", "created_at", "id", "customer_id");`);
    this.addSql(`create index "ticket_contact_created_index" on "ticket" ("tenant", "customer_contact_id", "created_at", "id", "customer_id", "state");`);
    this.addSql(`create index "ticket_company_created_index" on "ticket" ("tenant", "execution_company", "created_at", "id", "state") where "type" = 'ORDER';`);
    this.addSql(`create index "ticket_executor_created_index" on "ticket" ("tenant", "execution_responsible_id", "created_at", "id", "state") where "type" = 'ORDER';`);
    this.addSql(`create index "ticket_order_created_index" on "ticket" ("tenant", "created_at", "id", "state", "execution_company") where "type" = 'ORDER';`);
    this.addSql(`create index "ticket_order_open_index" on "ticket" ("tenant", "created_at", "id", "state", "execution_company") where "type" = 'ORDER' and "state" <> 'CLOSED';`);
    this.addSql(`create index "ticket_open_created_index" on "ticket" ("tenant", "created_at", "id", "state", "type") where "state" <> 'CLOSED';`);
    this.addSql(`create index "ticket_open_due_index" on "ticket" ("tenant", "due_at", "id", "state", "type", "responsible_id", "assignment_group_id") where "state" <> 'CLOSED';`);
    this.addSql(`create index "ticket_last_activity_index" on "ticket" ("tenant", "last_activity_at", "id");`);
    this.addSql(`create index "ticket_preferred_date_index" on "ticket" ("tenant", "preferred_date", "id");`);
    this.addSql(`create index "ticket_contact_channel_index" on "ticket" ("tenant", "contact_channel", "id");`);
    this.addSql(`create index "ticket_project_lead_id_index" on "ticket" ("tenant", "project_lead_id", "id");`);
    this.addSql(`create index "ticket_execution_company_index" on "ticket" ("tenant", "execution_company", "id");`);
    this.addSql(`create index "ticket_execution_responsible_id_index" on "ticket" ("tenant", "execution_responsible_id", "id");`);
    this.addSql(`create index "ticket_resubmission_date_index" on "ticket" ("tenant", "resubmission_date", "id");`);
    this.addSql(`create index "ticket_closing_state_index" on "ticket" ("tenant", "closing_state", "id");`);
    this.addSql(`create index "ticket_submitted_at_index" on "ticket" ("tenant", "submitted_at", "id");`);
    this.addSql(`create index "ticket_due_at_index" on "ticket" ("tenant", "due_at", "id");`);
    this.addSql(`create index "ticket_closed_at_index" on "ticket" ("tenant", "closed_at", "id");`);
    this.addSql(`create index "ticket_search_index" on "ticket" using gin ("tenant", "identifier" gin_trgm_ops, "customer_description" gin_trgm_ops, "contact_name" gin_trgm_ops);`);
    this.addSql(`alter table "ticket" add constraint "ticket_identifier_unique" unique ("tenant", "identifier");`);

    this.addSql(`create table "ticket_mail" ("tenant" text not null, "id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "created_by" text not null, "updated_at" timestamptz(3) not null, "updated_by" text not null, "event" text not null, "ticket_id" uuid not null, "recipient" text not null, "cause" text not null, "state" text not null, "locale" text not null, "subject" text not null, "text" text not null, "html" text not null, "sent_at" timestamptz(3) null, "message_id" text null, "attempts" int not null, "error" text null, "claimed_until" timestamptz(3) null, primary key ("tenant", "id"));`);
    this.addSql(`create index "ticket_mail_tenant_updated_at_id_index" on "ticket_mail" ("tenant", "updated_at", "id");`);
    this.addSql(`create index "ticket_mail_tenant_created_at_id_index" on "ticket_mail" ("tenant", "created_at", "id");`);
    this.addSql(`alter table "ticket_mail" add constraint "ticket_mail_event_ticket_recipient_cause_unique" unique ("tenant", "event", "ticket_id", "recipient", "cause");`);

    this.addSql(`create table "attachment" ("tenant" text not null, "id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "created_by" text not null, "updated_at" timestamptz(3) not null, "updated_by" text not null, "ticket_id" uuid not null, "name" text not null, "content_type" text not null, "size" int not null, "visible_for_customer" boolean not null default false, "uploader_id" uuid null, primary key ("tenant", "id"));`);
    this.addSql(`create index "attachment_tenant_updated_at_id_index" on "attachment" ("tenant", "updated_at", "id");`);
    this.addSql(`create index "attachment_tenant_created_at_id_index" on "attachment" ("tenant", "created_at", "id");`);
    this.addSql(`create index "attachment_ticket_id_index" on "attachment" ("tenant", "ticket_id", "id");`);

    this.addSql(`create table "assignment_group_members" ("tenant" text not null, "assignment_group_id" uuid not null, "members_id" uuid not null, primary key ("tenant", "assignment_group_id", "members_id"));`);

    this.addSql(`create table "activity" ("tenant" text not null, "id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "created_by" text not null, "updated_at" timestamptz(3) not null, "updated_by" text not null, "ticket_id" uuid not null, "kind" text not null, "actor_id" uuid null, "from_state" text null, "to_state" text null, "text" text null, "reason" text null, "changes" jsonb not null default '[]', "attachment_id" uuid null, "visible_for_customer" boolean not null default false, primary key ("tenant", "id"));`);
    this.addSql(`create index "activity_tenant_updated_at_id_index" on "activity" ("tenant", "updated_at", "id");`);
    this.addSql(`create index "activity_tenant_created_at_id_index" on "activity" ("tenant", "created_at", "id");`);
    this.addSql(`create index "activity_timeline_index" on "activity" ("tenant", "ticket_id", "created_at", "id", "kind", "visible_for_customer");`);
    this.addSql(`create index "activity_kind_index" on "activity" ("tenant", "kind", "id");`);
    this.addSql(`create index "activity_actor_id_index" on "activity" ("tenant", "actor_id", "id");`);

    this.addSql(`create table "user_preference" ("tenant" text not null, "id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "created_by" text not null, "updated_at" timestamptz(3) not null, "updated_by" text not null, "value" jsonb not null, "user_id" uuid not null, "key" text not null, primary key ("tenant", "id"));`);
    this.addSql(`create index "user_preference_tenant_updated_at_id_index" on "user_preference" ("tenant", "updated_at", "id");`);
    this.addSql(`create index "user_preference_tenant_created_at_id_index" on "user_preference" ("tenant", "created_at", "id");`);
    this.addSql(`alter table "user_preference" add constraint "user_preference_user_key_unique" unique ("tenant", "user_id", "key");`);

    this.addSql(`alter table "announcement" add constraint "announcement_type_check" check ("type" in ('INFORMATION', 'URGENT', 'WARNING'));`);
    this.addSql(`alter table "announcement" enable row level security;`);
    this.addSql(`alter table "announcement" force row level security;`);
    this.addSql(`create policy "tenant" on "announcement" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);

    this.addSql(`alter table "assignment_group" enable row level security;`);
    this.addSql(`alter table "assignment_group" force row level security;`);
    this.addSql(`create policy "tenant" on "assignment_group" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);

    this.addSql(`alter table "category" enable row level security;`);
    this.addSql(`alter table "category" force row level security;`);
    this.addSql(`create policy "tenant" on "category" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);

    this.addSql(`alter table "idempotency_key" enable row level security;`);
    this.addSql(`alter table "idempotency_key" force row level security;`);
    this.addSql(`create policy "tenant" on "idempotency_key" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);

    this.addSql(`alter table "sla" enable row level security;`);
    this.addSql(`alter table "sla" force row level security;`);
    this.addSql(`create policy "tenant" on "sla" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);

    this.addSql(`alter table "tenant_settings" add constraint "tenant_settings_task_guard_check" check ("task_guard" in ('ALL', 'COMPLETING'));`);
    this.addSql(`alter table "tenant_settings" enable row level security;`);
    this.addSql(`alter table "tenant_settings" force row level security;`);
    this.addSql(`create policy "tenant" on "tenant_settings" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);

    this.addSql(`alter table "text_block" add constraint "text_block_tenant_category_id_foreign" foreign key ("tenant", "category_id") references "category" ("tenant", "id") on update no action on delete no action;`);
    this.addSql(`alter table "text_block" enable row level security;`);
    this.addSql(`alter table "text_block" force row level security;`);
    this.addSql(`create policy "tenant" on "text_block" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);

    this.addSql(`alter table "ticket_counter" enable row level security;`);
    this.addSql(`alter table "ticket_counter" force row level security;`);
    this.addSql(`create policy "tenant" on "ticket_counter" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);

    this.addSql(`alter table "user" add constraint "user_language_check" check ("language" in ('de-CH', 'en-CH', 'fr-CH', 'it-CH'));`);
    this.addSql(`alter table "user" enable row level security;`);
    this.addSql(`alter table "user" force row level security;`);
    this.addSql(`create policy "tenant" on "user" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);

    this.addSql(`alter table "customer" add constraint "customer_tenant_sla_id_foreign" foreign key ("tenant", "sla_id") references "sla" ("tenant", "id") on update no action on delete no action;`);
    this.addSql(`alter table "customer" add constraint "customer_tenant_default_assignment_group_id_foreign" foreign key ("tenant", "default_assignment_group_id") references "assignment_group" ("tenant", "id") on update no action on delete no action;`);
    this.addSql(`alter table "customer" add constraint "customer_tenant_default_project_lead_id_foreign" foreign key ("tenant", "default_project_lead_id") references "user" ("tenant", "id") on update no action on delete no action;`);
    this.addSql(`alter table "customer" add constraint "customer_correspondence_language_check" check ("correspondence_language" in ('de-CH', 'en-CH', 'fr-CH', 'it-CH'));`);
    this.addSql(`alter table "customer" enable row level security;`);
    this.addSql(`alter table "customer" force row level security;`);
    this.addSql(`create policy "tenant" on "customer" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);

    this.addSql(`alter table "location" add constraint "location_tenant_customer_id_foreign" foreign key ("tenant", "customer_id") references "customer" ("tenant", "id") on update no action on delete no action;`);
    this.addSql(`alter table "location" enable row level security;`);
    this.addSql(`alter table "location" force row level security;`);
    this.addSql(`create policy "tenant" on "location" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);

    this.addSql(`alter table "ticket" add constraint "ticket_tenant_category_id_foreign" foreign key ("tenant", "category_id") references "category" ("tenant", "id") on update no action on delete no action;`);
    this.addSql(`alter table "ticket" add constraint "ticket_tenant_customer_id_foreign" foreign key ("tenant", "customer_id") references "customer" ("tenant", "id") on update no action on delete no action;`);
    this.addSql(`alter table "ticket" add constraint "ticket_tenant_location_id_foreign" foreign key ("tenant", "location_id") references "location" ("tenant", "id") on update no action on delete no action;`);
    this.addSql(`alter table "ticket" add constraint "ticket_tenant_customer_contact_id_foreign" foreign key ("tenant", "customer_contact_id") references "user" ("tenant", "id") on update no action on delete no action;`);
    this.addSql(`alter table "ticket" add constraint "ticket_tenant_assignment_group_id_foreign" foreign key ("tenant", "assignment_group_id") references "assignment_group" ("tenant", "id") on update no action on delete no action;`);
    this.addSql(`alter table "ticket" add constraint "ticket_tenant_responsible_id_foreign" foreign key ("tenant", "responsible_id") references "user" ("tenant", "id") on update no action on delete no action;`);
    this.addSql(`alter table "ticket" add constraint "ticket_tenant_project_lead_id_foreign" foreign key ("tenant", "project_lead_id") references "user" ("tenant", "id") on update no action on delete no action;`);
    this.addSql(`alter table "ticket" add constraint "ticket_tenant_execution_responsible_id_foreign" foreign key ("tenant", "execution_responsible_id") references "user" ("tenant", "id") on update no action on delete no action;`);
    this.addSql(`alter table "ticket" add constraint "ticket_tenant_author_id_foreign" foreign key ("tenant", "author_id") references "user" ("tenant", "id") on update no action on delete no action;`);
    this.addSql(`alter table "ticket" add constraint "ticket_type_check" check ("type" in ('TICKET', 'INCIDENT', 'ORDER', 'CHANGE', 'UNKNOWN'));`);
    this.addSql(`alter table "ticket" add constraint "ticket_state_check" check ("state" in ('DRAFT', 'PENDING', 'IN_WORK', 'IN_CLARIFICATION', 'WORK_COMPLETED', 'ORDER_COMPLETED', 'CLOSED'));`);
    this.addSql(`alter table "ticket" add constraint "ticket_priority_check" check ("priority" in ('LOW', 'NORMAL', 'HIGH', 'IMMEDIATELY', 'PREFERRED_DATE', 'WITHIN_2_HOURS', 'WITHIN_4_HOURS', 'WITHIN_8_HOURS', 'WITHIN_10_HOURS', 'WITHIN_24_HOURS', 'WITHIN_SAME_DAY', 'WITHIN_1_WORKING_DAY', 'WITHIN_3_WORKING_DAYS', 'WITHIN_5_WORKING_DAYS', 'WITHIN_10_WORKING_DAYS', 'WITHIN_20_WORKING_DAYS'));`);
    this.addSql(`alter table "ticket" add constraint "ticket_customer_priority_check" check ("customer_priority" in ('LOW', 'NORMAL', 'HIGH', 'IMMEDIATELY', 'PREFERRED_DATE', 'WITHIN_2_HOURS', 'WITHIN_4_HOURS', 'WITHIN_8_HOURS', 'WITHIN_10_HOURS', 'WITHIN_24_HOURS', 'WITHIN_SAME_DAY', 'WITHIN_1_WORKING_DAY', 'WITHIN_3_WORKING_DAYS', 'WITHIN_5_WORKING_DAYS', 'WITHIN_10_WORKING_DAYS', 'WITHIN_20_WORKING_DAYS'));`);
    this.addSql(`alter table "ticket" add constraint "ticket_contact_channel_check" check ("contact_channel" in ('CUSTOMER_PORTAL', 'EMAIL', 'PHONE', 'SERVICE_DESK'));`);
    this.addSql(`alter table "ticket" add constraint "ticket_approval_check" check ("approval" in ('NONE', 'REQUESTED', 'APPROVED', 'REJECTED'));`);
    this.addSql(`alter table "ticket" add constraint "ticket_clarification_reason_check" check ("clarification_reason" in ('WAIT_CUSTOMER', 'WAIT_THIRD_PARTY', 'WAIT_INTERNAL', 'WAIT_APPROVAL'));`);
    this.addSql(`alter table "ticket" add constraint "ticket_previous_state_check" check ("previous_state" in ('DRAFT', 'PENDING', 'IN_WORK', 'IN_CLARIFICATION', 'WORK_COMPLETED', 'ORDER_COMPLETED', 'CLOSED'));`);
    this.addSql(`alter table "ticket" add constraint "ticket_closing_state_check" check ("closing_state" in ('COMPLETED', 'INCOMPLETE', 'INTERNALLY_INVOICED', 'INVOICED', 'NOT_INVOICED', 'REJECTED'));`);
    this.addSql(`alter table "ticket" enable row level security;`);
    this.addSql(`alter table "ticket" force row level security;`);
    this.addSql(`create policy "tenant" on "ticket" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);

    this.addSql(`alter table "ticket_mail" add constraint "ticket_mail_tenant_ticket_id_foreign" foreign key ("tenant", "ticket_id") references "ticket" ("tenant", "id") on update no action on delete cascade;`);
    this.addSql(`alter table "ticket_mail" add constraint "ticket_mail_event_check" check ("event" in ('ISSUE_ASSIGNED', 'ISSUE_ASSIGNED_NOTICE', 'ISSUE_CREATED', 'ISSUE_MESSAGE_FROM_AGENT_TO_CUSTOMER_ADDED', 'ISSUE_MESSAGE_FROM_CUSTOMER_TO_AGENT_ADDED', 'ISSUE_OR_DRAFT_ADDED', 'ISSUE_STATE_CLOSED', 'ISSUE_STATE_IN_PROGRESS', 'ISSUE_STATE_ORDER_COMPLETED', 'ISSUE_STATE_WORK_COMPLETED', 'ISSUE_WORK_NOTE_ADDED', 'REACTION_TIME_WARNING', 'REPORT_CREATED', 'REPORT_CREATION_FAILED', 'SLA_BREACH', 'TRIGGER_TIME_NOTICE'));`);
    this.addSql(`alter table "ticket_mail" add constraint "ticket_mail_state_check" check ("state" in ('QUEUED', 'SENT', 'SUPPRESSED', 'FAILED'));`);
    this.addSql(`alter table "ticket_mail" add constraint "ticket_mail_locale_check" check ("locale" in ('de-CH', 'en-CH', 'fr-CH', 'it-CH'));`);
    this.addSql(`alter table "ticket_mail" enable row level security;`);
    this.addSql(`alter table "ticket_mail" force row level security;`);
    this.addSql(`create policy "tenant" on "ticket_mail" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);

    this.addSql(`alter table "attachment" add constraint "attachment_tenant_ticket_id_foreign" foreign key ("tenant", "ticket_id") references "ticket" ("tenant", "id") on update no action on delete cascade;`);
    this.addSql(`alter table "attachment" add constraint "attachment_tenant_uploader_id_foreign" foreign key ("tenant", "uploader_id") references "user" ("tenant", "id") on update no action on delete no action;`);
    this.addSql(`alter table "attachment" enable row level security;`);
    this.addSql(`alter table "attachment" force row level security;`);
    this.addSql(`create policy "tenant" on "attachment" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);

    this.addSql(`alter table "assignment_group_members" add constraint "assignment_group_members_tenant_assignment_group_id_foreign" foreign key ("tenant", "assignment_group_id") references "assignment_group" ("tenant", "id") on update no action on delete cascade;`);
    this.addSql(`alter table "assignment_group_members" add constraint "assignment_group_members_tenant_members_id_foreign" foreign key ("tenant", "members_id") references "user" ("tenant", "id") on update no action on delete cascade;`);
    this.addSql(`alter table "assignment_group_members" enable row level security;`);
    this.addSql(`alter table "assignment_group_members" force row level security;`);
    this.addSql(`create policy "tenant" on "assignment_group_members" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);

    this.addSql(`alter table "activity" add constraint "activity_tenant_ticket_id_foreign" foreign key ("tenant", "ticket_id") references "ticket" ("tenant", "id") on update no action on delete cascade;`);
    this.addSql(`alter table "activity" add constraint "activity_tenant_actor_id_foreign" foreign key ("tenant", "actor_id") references "user" ("tenant", "id") on update no action on delete no action;`);
    this.addSql(`alter table "activity" add constraint "activity_tenant_attachment_id_foreign" foreign key ("tenant", "attachment_id") references "attachment" ("tenant", "id") on update no action on delete set null ("attachment_id");`);
    this.addSql(`alter table "activity" add constraint "activity_kind_check" check ("kind" in ('CREATED', 'STATE_CHANGED', 'TYPE_CHANGED', 'FIELD_CHANGED', 'ASSIGNED', 'MESSAGE_FROM_CUSTOMER', 'MESSAGE_FROM_AGENT', 'WORK_NOTE', 'EMAIL_SENT', 'EMAIL_FAILED', 'ATTACHMENT_ADDED', 'ATTACHMENT_REMOVED', 'ATTACHMENT_RENAMED', 'INVOICE_ADDED', 'INVOICE_REMOVED', 'INVOICE_RENAMED'));`);
    this.addSql(`alter table "activity" add constraint "activity_from_state_check" check ("from_state" in ('DRAFT', 'PENDING', 'IN_WORK', 'IN_CLARIFICATION', 'WORK_COMPLETED', 'ORDER_COMPLETED', 'CLOSED'));`);
    this.addSql(`alter table "activity" add constraint "activity_to_state_check" check ("to_state" in ('DRAFT', 'PENDING', 'IN_WORK', 'IN_CLARIFICATION', 'WORK_COMPLETED', 'ORDER_COMPLETED', 'CLOSED'));`);
    this.addSql(`alter table "activity" enable row level security;`);
    this.addSql(`alter table "activity" force row level security;`);
    this.addSql(`create policy "tenant" on "activity" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);

    this.addSql(`alter table "user_preference" add constraint "user_preference_tenant_user_id_foreign" foreign key ("tenant", "user_id") references "user" ("tenant", "id") on update no action on delete cascade;`);
    this.addSql(`alter table "user_preference" enable row level security;`);
    this.addSql(`alter table "user_preference" force row level security;`);
    this.addSql(`create policy "tenant" on "user_preference" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);
  }

}
