import { Migration } from '@mikro-orm/migrations';
import { eraseFromConfigChanges } from './schema/erase-config-changes.js';

/** Erasures, retention and the log of accesses to personal data (decision 53). */
export class Migration20261127201810_Privacy extends Migration {

  override name = 'Migration20261127201810_Privacy';

  override up(): void | Promise<void> {
    this.addSql(`create table "data_access" ("tenant" text not null, "id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "created_by" text not null, "updated_at" timestamptz(3) not null, "updated_by" text not null, "kind" text not null, "label" text not null, "record" text null, "user" text null, "actor" text null, primary key ("tenant", "id"));`);
    this.addSql(`create index "data_access_tenant_created_at_id_index" on "data_access" ("tenant", "created_at", "id");`);
    this.addSql(`create index "data_access_tenant_updated_at_id_index" on "data_access" ("tenant", "updated_at", "id");`);
    this.addSql(`create index "data_access_kind_index" on "data_access" ("tenant", "kind", "created_at", "id");`);
    this.addSql(`create index "data_access_record_index" on "data_access" ("tenant", "record", "created_at", "id");`);
    this.addSql(`create index "data_access_actor_index" on "data_access" ("tenant", "actor", "created_at", "id");`);

    this.addSql(`create table "retention_rule" ("tenant" text not null, "id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "created_by" text not null, "updated_at" timestamptz(3) not null, "updated_by" text not null, "kind" text not null, "months" int not null, "active" boolean not null default false, primary key ("tenant", "id"));`);
    this.addSql(`create index "retention_rule_tenant_created_at_id_index" on "retention_rule" ("tenant", "created_at", "id");`);
    this.addSql(`create index "retention_rule_tenant_updated_at_id_index" on "retention_rule" ("tenant", "updated_at", "id");`);

    this.addSql(`create table "retention_run" ("tenant" text not null, "id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "created_by" text not null, "updated_at" timestamptz(3) not null, "updated_by" text not null, "kind" text not null, "preview" boolean not null default false, "state" text not null, "before" timestamptz(3) not null, "due" int not null, "handled" int not null, "files" int not null, "finished_at" timestamptz(3) null, "failure" text null, primary key ("tenant", "id"));`);
    this.addSql(`create index "retention_run_tenant_created_at_id_index" on "retention_run" ("tenant", "created_at", "id");`);
    this.addSql(`create index "retention_run_tenant_updated_at_id_index" on "retention_run" ("tenant", "updated_at", "id");`);

    this.addSql(`create table "erasure" ("tenant" text not null, "id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "created_by" text not null, "updated_at" timestamptz(3) not null, "updated_by" text not null, "results" jsonb not null default '[]', "person" jsonb null, "begun" boolean not null default false, "pseudonym" text not null, "state" text not null, "user_id" uuid null, "contact_id" uuid null, "kept" int not null, "done_at" timestamptz(3) null, "failure" text null, "search_text" text null, primary key ("tenant", "id"));`);
    this.addSql(`create index "erasure_tenant_created_at_id_index" on "erasure" ("tenant", "created_at", "id");`);
    this.addSql(`create index "erasure_tenant_updated_at_id_index" on "erasure" ("tenant", "updated_at", "id");`);
    this.addSql(`create index "erasure_state_index" on "erasure" ("tenant", "state", "id");`);
    this.addSql(`create index "erasure_search_index" on "erasure" using gin ("tenant", "search_text" gin_trgm_ops);`);
    this.addSql(`alter table "erasure" add constraint "erasure_pseudonym_unique" unique ("tenant", "pseudonym");`);

    this.addSql(`create table "erasure_place" ("tenant" text not null, "id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "created_by" text not null, "updated_at" timestamptz(3) not null, "updated_by" text not null, "applied" boolean not null default false, "erasure_id" uuid not null, "ticket_id" uuid null, "excerpt" text null, "decision" text not null, "resource" text null, "record" text not null, "field" text not null, "source" text not null, primary key ("tenant", "id"));`);
    this.addSql(`create index "erasure_place_tenant_created_at_id_index" on "erasure_place" ("tenant", "created_at", "id");`);
    this.addSql(`create index "erasure_place_tenant_updated_at_id_index" on "erasure_place" ("tenant", "updated_at", "id");`);
    this.addSql(`create index "erasure_place_erasure_id_index" on "erasure_place" ("tenant", "erasure_id", "created_at", "id");`);
    this.addSql(`alter table "erasure_place" add constraint "erasure_place_erasure_source_record_field_unique" unique ("tenant", "erasure_id", "source", "record", "field");`);

    this.addSql(`alter table "data_export" drop constraint "data_export_format_check";`);
    this.addSql(`alter table "data_export" add constraint "data_export_format_check" check ("format" in ('xlsx', 'csv', 'pdf', 'zip'));`);

    this.addSql(`alter table "data_access" add constraint "data_access_kind_check" check ("kind" in ('ERASURE_PREPARED', 'ERASURE_STARTED', 'ERASURE_DONE', 'PERSON_EXPORTED', 'PERSON_EXPORT_OPENED', 'LIST_EXPORTED', 'LIST_EXPORT_OPENED'));`);
    this.addSql(`alter table "data_access" enable row level security;`);
    this.addSql(`alter table "data_access" force row level security;`);
    this.addSql(`create policy "tenant" on "data_access" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);

    this.addSql(`alter table "retention_rule" add constraint "retention_rule_kind_check" check ("kind" in ('CLOSED_TICKETS', 'CONTACTS_OF_CLOSED_TICKETS', 'MAILS_OF_CLOSED_TICKETS', 'INTAKE_MESSAGES', 'NOTIFICATIONS', 'DATA_ACCESSES'));`);
    this.addSql(`alter table "retention_rule" enable row level security;`);
    this.addSql(`alter table "retention_rule" force row level security;`);
    this.addSql(`create policy "tenant" on "retention_rule" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);

    this.addSql(`alter table "retention_run" add constraint "retention_run_kind_check" check ("kind" in ('CLOSED_TICKETS', 'CONTACTS_OF_CLOSED_TICKETS', 'MAILS_OF_CLOSED_TICKETS', 'INTAKE_MESSAGES', 'NOTIFICATIONS', 'DATA_ACCESSES'));`);
    this.addSql(`alter table "retention_run" add constraint "retention_run_state_check" check ("state" in ('RUNNING', 'DONE', 'FAILED'));`);
    this.addSql(`alter table "retention_run" enable row level security;`);
    this.addSql(`alter table "retention_run" force row level security;`);
    this.addSql(`create policy "tenant" on "retention_run" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);

    this.addSql(`alter table "erasure" add constraint "erasure_tenant_user_id_foreign" foreign key ("tenant", "user_id") references "user" ("tenant", "id") on update no action on delete no action;`);
    this.addSql(`alter table "erasure" add constraint "erasure_tenant_contact_id_foreign" foreign key ("tenant", "contact_id") references "contact" ("tenant", "id") on update no action on delete set null ("contact_id");`);
    this.addSql(`alter table "erasure" add constraint "erasure_state_check" check ("state" in ('SEARCHING', 'REVIEW', 'RUNNING', 'DONE', 'FAILED'));`);
    this.addSql(`create or replace function "erasure_fold_fn"() returns trigger as \$\$ begin if new.search_text is null or new.pseudonym is distinct from old.pseudonym then new.search_text := concat_ws(E'\\n', public.vsd_spelled(new.pseudonym)); end if; return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "fold" BEFORE INSERT OR UPDATE on "erasure" for each ROW execute function "erasure_fold_fn"();`);
    this.addSql(`alter table "erasure" enable row level security;`);
    this.addSql(`alter table "erasure" force row level security;`);
    this.addSql(`create policy "tenant" on "erasure" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);

    this.addSql(`alter table "erasure_place" add constraint "erasure_place_tenant_erasure_id_foreign" foreign key ("tenant", "erasure_id") references "erasure" ("tenant", "id") on update no action on delete cascade;`);
    this.addSql(`alter table "erasure_place" add constraint "erasure_place_tenant_ticket_id_foreign" foreign key ("tenant", "ticket_id") references "ticket" ("tenant", "id") on update no action on delete cascade;`);
    this.addSql(`alter table "erasure_place" add constraint "erasure_place_decision_check" check ("decision" in ('OPEN', 'REPLACE', 'KEEP'));`);
    this.addSql(`alter table "erasure_place" enable row level security;`);
    this.addSql(`alter table "erasure_place" force row level security;`);
    this.addSql(`create policy "tenant" on "erasure_place" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);
    for (const statement of eraseFromConfigChanges) this.addSql(statement);
  }

}
