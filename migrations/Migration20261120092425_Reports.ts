import { Migration } from '@mikro-orm/migrations';

/** Invoices of tickets, reports of work with their positions, and numbers of their own for reports. */
export class Migration20261120092425_Reports extends Migration {

  override name = 'Migration20261120092425_Reports';

  override up(): void {
    this.addSql(`create table "invoice" ("tenant" text not null, "id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "created_by" text not null, "updated_at" timestamptz(3) not null, "updated_by" text not null, "ticket_id" uuid not null, "invoice_number" text not null, "invoice_amount_excl_vat" bigint not null, "size" int not null, "uploader_id" uuid null, primary key ("tenant", "id"));`);
    this.addSql(`create index "invoice_tenant_updated_at_id_index" on "invoice" ("tenant", "updated_at", "id");`);
    this.addSql(`create index "invoice_tenant_created_at_id_index" on "invoice" ("tenant", "created_at", "id");`);
    this.addSql(`create index "invoice_ticket_id_index" on "invoice" ("tenant", "ticket_id", "id");`);
    this.addSql(`alter table "invoice" add constraint "invoice_invoice_number_ticket_unique" unique ("tenant", "invoice_number", "ticket_id");`);

    this.addSql(`create table "report" ("tenant" text not null, "id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "created_by" text not null, "updated_at" timestamptz(3) not null, "updated_by" text not null, "identifier" text not null, "ticket_id" uuid not null, "state" text not null, "execution_date" date null, "execution_time" text null, "service_technician_id" uuid null, "site_location_id" uuid null, "remarks" text null, "project" text null, "billing_address" text null, "author_id" uuid null, primary key ("tenant", "id"));`);
    this.addSql(`create index "report_tenant_updated_at_id_index" on "report" ("tenant", "updated_at", "id");`);
    this.addSql(`create index "report_tenant_created_at_id_index" on "report" ("tenant", "created_at", "id");`);
    this.addSql(`create index "report_ticket_id_index" on "report" ("tenant", "ticket_id", "id");`);
    this.addSql(`create index "report_state_index" on "report" ("tenant", "state", "id");`);
    this.addSql(`create index "report_execution_date_index" on "report" ("tenant", "execution_date", "id");`);
    this.addSql(`create index "report_service_technician_id_index" on "report" ("tenant", "service_technician_id", "id");`);
    this.addSql(`create index "report_site_location_id_index" on "report" ("tenant", "site_location_id", "id");`);
    this.addSql(`create index "report_search_index" on "report" using gin ("tenant", "identifier" gin_trgm_ops, "project" gin_trgm_ops);`);
    this.addSql(`alter table "report" add constraint "report_identifier_unique" unique ("tenant", "identifier");`);

    this.addSql(`create table "report_position" ("tenant" text not null, "id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "created_by" text not null, "updated_at" timestamptz(3) not null, "updated_by" text not null, "report_id" uuid not null, "number" int not null, "kind" text not null, "catalog_number" text null, "description" text not null, "quantity" bigint not null, "unit" text not null, "employee_id" uuid null, "time_booking_date" date null, "timesheet_relevant" boolean not null default false, primary key ("tenant", "id"));`);
    this.addSql(`create index "report_position_tenant_updated_at_id_index" on "report_position" ("tenant", "updated_at", "id");`);
    this.addSql(`create index "report_position_tenant_created_at_id_index" on "report_position" ("tenant", "created_at", "id");`);
    this.addSql(`create index "report_position_report_id_index" on "report_position" ("tenant", "report_id", "id");`);
    this.addSql(`create index "report_position_number_index" on "report_position" ("tenant", "number", "id");`);
    this.addSql(`alter table "report_position" add constraint "report_position_number_report_unique" unique ("tenant", "number", "report_id");`);

    this.addSql(`alter table "ticket_counter" drop constraint "ticket_counter_year_unique";`);
    this.addSql(`alter table "ticket_counter" add "series" text not null default 'TICKET';`);
    this.addSql(`alter table "ticket_counter" alter column "series" drop default;`);
    this.addSql(`alter table "ticket_counter" add constraint "ticket_counter_series_year_unique" unique ("tenant", "series", "year");`);
    this.addSql(`alter table "ticket_counter" add constraint "ticket_counter_series_check" check ("series" in ('TICKET', 'REPORT'));`);

    this.addSql(`alter table "invoice" add constraint "invoice_tenant_ticket_id_foreign" foreign key ("tenant", "ticket_id") references "ticket" ("tenant", "id") on update no action on delete cascade;`);
    this.addSql(`alter table "invoice" add constraint "invoice_tenant_uploader_id_foreign" foreign key ("tenant", "uploader_id") references "user" ("tenant", "id") on update no action on delete no action;`);
    this.addSql(`alter table "invoice" enable row level security;`);
    this.addSql(`alter table "invoice" force row level security;`);
    this.addSql(`create policy "tenant" on "invoice" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);

    this.addSql(`alter table "report" add constraint "report_tenant_ticket_id_foreign" foreign key ("tenant", "ticket_id") references "ticket" ("tenant", "id") on update no action on delete cascade;`);
    this.addSql(`alter table "report" add constraint "report_tenant_service_technician_id_foreign" foreign key ("tenant", "service_technician_id") references "user" ("tenant", "id") on update no action on delete no action;`);
    this.addSql(`alter table "report" add constraint "report_tenant_site_location_id_foreign" foreign key ("tenant", "site_location_id") references "location" ("tenant", "id") on update no action on delete no action;`);
    this.addSql(`alter table "report" add constraint "report_tenant_author_id_foreign" foreign key ("tenant", "author_id") references "user" ("tenant", "id") on update no action on delete no action;`);
    this.addSql(`alter table "report" add constraint "report_state_check" check ("state" in ('OPEN_IN_WORK', 'BILLABLE', 'INVOICED', 'NOT_INVOICED'));`);
    this.addSql(`alter table "report" enable row level security;`);
    this.addSql(`alter table "report" force row level security;`);
    this.addSql(`create policy "tenant" on "report" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);

    this.addSql(`alter table "report_position" add constraint "report_position_tenant_report_id_foreign" foreign key ("tenant", "report_id") references "report" ("tenant", "id") on update no action on delete cascade;`);
    this.addSql(`alter table "report_position" add constraint "report_position_tenant_employee_id_foreign" foreign key ("tenant", "employee_id") references "user" ("tenant", "id") on update no action on delete no action;`);
    this.addSql(`alter table "report_position" add constraint "report_position_kind_check" check ("kind" in ('WORK', 'MATERIAL'));`);
    this.addSql(`alter table "report_position" add constraint "report_position_unit_check" check ("unit" in ('HUR', 'MIN', 'EA', 'MTR', 'KMT', 'KGM', 'GRM', 'MGM', 'MLT', 'SET', 'GAR', 'PA', 'BX', 'BG', 'BO', 'CA', 'TN', 'CQ', 'CS', 'DR', 'PF', 'PL', 'RL', 'RO', 'ST', 'Z2', 'Z3'));`);
    this.addSql(`alter table "report_position" enable row level security;`);
    this.addSql(`alter table "report_position" force row level security;`);
    this.addSql(`create policy "tenant" on "report_position" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);
  }
}
