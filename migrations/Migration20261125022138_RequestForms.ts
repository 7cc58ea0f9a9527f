import { Migration } from '@mikro-orm/migrations';

/** Requests from locations without an account, held until they are confirmed. */
export class Migration20261125022138_RequestForms extends Migration {
  override up(): void {
    this.addSql(`create table "request_link" ("tenant" text not null, "id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "created_by" text not null, "updated_at" timestamptz(3) not null, "updated_by" text not null, "location_id" uuid not null, primary key ("tenant", "id"));`);
    this.addSql(`create index "request_link_tenant_created_at_id_index" on "request_link" ("tenant", "created_at", "id");`);
    this.addSql(`create index "request_link_tenant_updated_at_id_index" on "request_link" ("tenant", "updated_at", "id");`);
    this.addSql(`alter table "request_link" add constraint "request_link_location_unique" unique ("tenant", "location_id");`);

    this.addSql(`create table "portal_request" ("tenant" text not null, "id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "created_by" text not null, "updated_at" timestamptz(3) not null, "updated_by" text not null, "link_id" uuid not null, "description" text not null, "name" text not null, "email" text not null, "phone" text null, "locale" text not null, "ticket_id" uuid null, "confirmed_at" timestamptz(3) null, primary key ("tenant", "id"));`);
    this.addSql(`create index "portal_request_tenant_created_at_id_index" on "portal_request" ("tenant", "created_at", "id");`);
    this.addSql(`create index "portal_request_tenant_updated_at_id_index" on "portal_request" ("tenant", "updated_at", "id");`);
    this.addSql(`create index "portal_request_email_index" on "portal_request" ("tenant", "email", "created_at");`);

    this.addSql(`create table "portal_photo" ("tenant" text not null, "id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "created_by" text not null, "updated_at" timestamptz(3) not null, "updated_by" text not null, "request_id" uuid not null, "name" text not null, "content_type" text not null, "size" int not null, primary key ("tenant", "id"));`);
    this.addSql(`create index "portal_photo_tenant_created_at_id_index" on "portal_photo" ("tenant", "created_at", "id");`);
    this.addSql(`create index "portal_photo_tenant_updated_at_id_index" on "portal_photo" ("tenant", "updated_at", "id");`);

    this.addSql(`alter table "request_link" add constraint "request_link_tenant_location_id_foreign" foreign key ("tenant", "location_id") references "location" ("tenant", "id") on update no action on delete cascade;`);
    this.addSql(`alter table "request_link" enable row level security;`);
    this.addSql(`alter table "request_link" force row level security;`);
    this.addSql(`create policy "tenant" on "request_link" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);

    this.addSql(`alter table "portal_request" add constraint "portal_request_tenant_link_id_foreign" foreign key ("tenant", "link_id") references "request_link" ("tenant", "id") on update no action on delete cascade;`);
    this.addSql(`alter table "portal_request" add constraint "portal_request_tenant_ticket_id_foreign" foreign key ("tenant", "ticket_id") references "ticket" ("tenant", "id") on update no action on delete cascade;`);
    this.addSql(`alter table "portal_request" add constraint "portal_request_locale_check" check ("locale" in ('de-CH', 'en-CH', 'fr-CH', 'it-CH'));`);
    this.addSql(`alter table "portal_request" enable row level security;`);
    this.addSql(`alter table "portal_request" force row level security;`);
    this.addSql(`create policy "tenant" on "portal_request" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);

    this.addSql(`alter table "portal_photo" add constraint "portal_photo_tenant_request_id_foreign" foreign key ("tenant", "request_id") references "portal_request" ("tenant", "id") on update no action on delete cascade;`);
    this.addSql(`alter table "portal_photo" enable row level security;`);
    this.addSql(`alter table "portal_photo" force row level security;`);
    this.addSql(`create policy "tenant" on "portal_photo" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);
  }
}
