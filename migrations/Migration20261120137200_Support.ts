import { Migration } from '@mikro-orm/migrations';

/** Requests that failed, for a day, and the lists of mails for administrators. */
export class Migration20261120137200_Support extends Migration {
  override name = 'Migration20261120137200_Support';

  override up(): void {
    this.addSql(`create table "request_failure" ("tenant" text not null, "id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "created_by" text not null, "updated_at" timestamptz(3) not null, "updated_by" text not null, "request_id" text not null, "method" text not null, "route" text not null, "status" int not null, "code" text not null, "error" text not null, "error_code" text null, primary key ("tenant", "id"));`);
    this.addSql(`create index "request_failure_tenant_updated_at_id_index" on "request_failure" ("tenant", "updated_at", "id");`);
    this.addSql(`create index "request_failure_tenant_created_at_id_index" on "request_failure" ("tenant", "created_at", "id");`);

    this.addSql(`create index "ticket_mail_event_index" on "ticket_mail" ("tenant", "event", "created_at", "id");`);
    this.addSql(`create index "ticket_mail_state_index" on "ticket_mail" ("tenant", "state", "created_at", "id");`);
    this.addSql(`create index "ticket_mail_ticket_id_index" on "ticket_mail" ("tenant", "ticket_id", "created_at", "id");`);
    this.addSql(`create index "ticket_mail_search_index" on "ticket_mail" using gin ("tenant", "recipient" gin_trgm_ops);`);

    this.addSql(`alter table "request_failure" enable row level security;`);
    this.addSql(`alter table "request_failure" force row level security;`);
    this.addSql(`create policy "tenant" on "request_failure" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);
  }
}
