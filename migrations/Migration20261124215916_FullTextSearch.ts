import { Migration } from '@mikro-orm/migrations';
import { fullTextFunctions, noteEverything } from './schema/full-text.js';

export class Migration20261124215916_FullTextSearch extends Migration {

  override name = 'Migration20261124215916_FullTextSearch';

  override up(): void | Promise<void> {
    this.addSql(`create table "attachment_text" ("tenant" text not null, "id" uuid not null, "state" text not null check ("state" in ('READ', 'EMPTY', 'UNREADABLE', 'TOO_LARGE', 'TOO_SLOW')), "text" text null, primary key ("tenant", "id"));`);

    this.addSql(`create table "search_change" ("tenant" text not null, "id" uuid not null default uuidv7(), "resource" text not null, "record" uuid not null, primary key ("tenant", "id"));`);

    this.addSql(`create table "search_entry" ("tenant" text not null, "record" uuid not null, "part" text not null, "resource" text not null, "ticket" uuid null, "at" timestamptz(3) not null, "title" text not null, "body" text not null, "reach" text[] not null, "words" tsvector not null, primary key ("tenant", "record", "part"));`);
    this.addSql(`create index "search_entry_tenant_ticket_index" on "search_entry" ("tenant", "ticket");`);
    this.addSql(`create index "search_entry_words_index" on "search_entry" using gin ("tenant", "reach", "words") with (fastupdate = off);`);

    this.addSql(`create table "search_word" ("tenant" text not null, "word" text not null, primary key ("tenant", "word"));`);
    this.addSql(`create index "search_word_parts_index" on "search_word" using gin ("tenant", "word" gin_trgm_ops);`);

    for (const statement of [...fullTextFunctions, ...noteEverything]) this.addSql(statement);
    this.addSql(`create or replace function "user_full_text_fn"() returns trigger as \$\$ begin if tg_op = 'DELETE' then perform public.vsd_search_note(old.tenant, 'users', old.id); return old; end if; if tg_op = 'INSERT' then perform public.vsd_search_note(new.tenant, 'users', new.id); return new; end if; if (new.name, new.username, new.email, new.customer_code, new.execution_company) is distinct from (old.name, old.username, old.email, old.customer_code, old.execution_company) then perform public.vsd_search_note(new.tenant, 'users', new.id); end if; return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "full_text" AFTER INSERT OR UPDATE OR DELETE on "user" for each ROW execute function "user_full_text_fn"();`);
    this.addSql(`create or replace function "customer_full_text_fn"() returns trigger as \$\$ begin if tg_op = 'DELETE' then perform public.vsd_search_note(old.tenant, 'customers', old.id); return old; end if; if tg_op = 'INSERT' then perform public.vsd_search_note(new.tenant, 'customers', new.id); return new; end if; if (new.code, new.name, new.addition, new.street, new.post_code, new.city, new.phone, new.communication_email, new.crm_address_number, new.internal_notes) is distinct from (old.code, old.name, old.addition, old.street, old.post_code, old.city, old.phone, old.communication_email, old.crm_address_number, old.internal_notes) then perform public.vsd_search_note(new.tenant, 'customers', new.id); end if; return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "full_text" AFTER INSERT OR UPDATE OR DELETE on "customer" for each ROW execute function "customer_full_text_fn"();`);
    this.addSql(`create or replace function "location_full_text_fn"() returns trigger as \$\$ begin if tg_op = 'DELETE' then perform public.vsd_search_note(old.tenant, 'locations', old.id); return old; end if; if tg_op = 'INSERT' then perform public.vsd_search_note(new.tenant, 'locations', new.id); return new; end if; if (new.name, new.external_id, new.addition, new.street, new.post_code, new.city, new.contact, new.phone) is distinct from (old.name, old.external_id, old.addition, old.street, old.post_code, old.city, old.contact, old.phone) then perform public.vsd_search_note(new.tenant, 'locations', new.id); end if; return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "full_text" AFTER INSERT OR UPDATE OR DELETE on "location" for each ROW execute function "location_full_text_fn"();`);
    this.addSql(`create or replace function "ticket_full_text_fn"() returns trigger as \$\$ begin if tg_op = 'DELETE' then perform public.vsd_search_note(old.tenant, 'tickets', old.id); return old; end if; if tg_op = 'INSERT' then perform public.vsd_search_note(new.tenant, 'tickets', new.id); return new; end if; if (new.identifier, new.customer_description, new.contact_name, new.contact_phone, new.contact_email, new.customer_cost_center, new.customer_order_number, new.customer_purchase_order_number, new.closing_note, new.execution_description, new.clarification_text, new.internal_notes, new.type, new.state, new.customer_id, new.location_id, new.author_id, new.customer_contact_id, new.execution_company, new.execution_responsible_id) is distinct from (old.identifier, old.customer_description, old.contact_name, old.contact_phone, old.contact_email, old.customer_cost_center, old.customer_order_number, old.customer_purchase_order_number, old.closing_note, old.execution_description, old.clarification_text, old.internal_notes, old.type, old.state, old.customer_id, old.location_id, old.author_id, old.customer_contact_id, old.execution_company, old.execution_responsible_id) then perform public.vsd_search_note(new.tenant, 'tickets', new.id); end if; return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "full_text" AFTER INSERT OR UPDATE OR DELETE on "ticket" for each ROW execute function "ticket_full_text_fn"();`);
    this.addSql(`create or replace function "report_full_text_fn"() returns trigger as \$\$ begin if tg_op = 'DELETE' then perform public.vsd_search_note(old.tenant, 'reports', old.id); return old; end if; if tg_op = 'INSERT' then perform public.vsd_search_note(new.tenant, 'reports', new.id); return new; end if; if (new.identifier, new.remarks, new.project, new.billing_address, new.signed_by, new.signed_place) is distinct from (old.identifier, old.remarks, old.project, old.billing_address, old.signed_by, old.signed_place) then perform public.vsd_search_note(new.tenant, 'reports', new.id); end if; return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "full_text" AFTER INSERT OR UPDATE OR DELETE on "report" for each ROW execute function "report_full_text_fn"();`);
    this.addSql(`create or replace function "attachment_full_text_fn"() returns trigger as \$\$ begin if tg_op = 'DELETE' then perform public.vsd_search_note(old.tenant, 'attachments', old.id); return old; end if; if tg_op = 'INSERT' then perform public.vsd_search_note(new.tenant, 'attachments', new.id); return new; end if; if (new.name, new.visible_for_customer) is distinct from (old.name, old.visible_for_customer) then perform public.vsd_search_note(new.tenant, 'attachments', new.id); end if; return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "full_text" AFTER INSERT OR UPDATE OR DELETE on "attachment" for each ROW execute function "attachment_full_text_fn"();`);
    this.addSql(`create or replace function "activity_full_text_fn"() returns trigger as \$\$ begin if tg_op = 'DELETE' then perform public.vsd_search_note(old.tenant, 'activities', old.id); return old; end if; if tg_op = 'INSERT' then perform public.vsd_search_note(new.tenant, 'activities', new.id); return new; end if; if (new.text, new.visible_for_customer) is distinct from (old.text, old.visible_for_customer) then perform public.vsd_search_note(new.tenant, 'activities', new.id); end if; return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "full_text" AFTER INSERT OR UPDATE OR DELETE on "activity" for each ROW execute function "activity_full_text_fn"();`);

    this.addSql(`alter table "attachment_text" enable row level security;`);
    this.addSql(`alter table "attachment_text" force row level security;`);
    this.addSql(`create policy "tenant" on "attachment_text" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);

    this.addSql(`alter table "search_change" enable row level security;`);
    this.addSql(`alter table "search_change" force row level security;`);
    this.addSql(`create policy "tenant" on "search_change" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);

    this.addSql(`alter table "search_entry" enable row level security;`);
    this.addSql(`alter table "search_entry" force row level security;`);
    this.addSql(`create policy "tenant" on "search_entry" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);

    this.addSql(`alter table "search_word" enable row level security;`);
    this.addSql(`alter table "search_word" force row level security;`);
    this.addSql(`create policy "tenant" on "search_word" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);
  }

}
