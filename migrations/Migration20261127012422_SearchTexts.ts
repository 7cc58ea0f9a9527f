import { Migration } from '@mikro-orm/migrations';
import { searchTexts } from './schema/list-search.js';

/** Lists look through one text of each record, which is folded when it is written instead of at each search. */
export class Migration20261127012422_SearchTexts extends Migration {

  override up(): void {
    this.addSql(`drop trigger if exists "fold" on "address";`);
    this.addSql(`drop function if exists "address_fold_fn"();`);
    this.addSql(`alter table "address" add "search_text" text null;`);
    this.addSql(`create or replace function "address_fold_fn"() returns trigger as \$\$ begin if tg_op = 'INSERT' or new.number is distinct from old.number then new.number_key := public.vsd_fold(new.number); end if; if tg_op = 'INSERT' or new.phone is distinct from old.phone then new.phone_e164 := public.vsd_e164(new.phone); end if; if new.search_text is null or new.number is distinct from old.number or new.name is distinct from old.name or new.city is distinct from old.city or new.phone is distinct from old.phone then new.search_text := concat_ws(E'\\n', public.vsd_spelled(new.number), public.vsd_spelled(new.name), public.vsd_spelled(new.city), public.vsd_spelled(new.phone)); end if; return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "fold" BEFORE INSERT OR UPDATE on "address" for each ROW execute function "address_fold_fn"();`);

    this.addSql(`alter table "announcement" add "search_text" text null;`);
    this.addSql(`create or replace function "announcement_fold_fn"() returns trigger as \$\$ begin if new.search_text is null or new.title_de is distinct from old.title_de or new.title_en is distinct from old.title_en or new.title_fr is distinct from old.title_fr or new.title_it is distinct from old.title_it then new.search_text := concat_ws(E'\\n', public.vsd_unaccented(new.title_de), public.vsd_unaccented(new.title_en), public.vsd_unaccented(new.title_fr), public.vsd_unaccented(new.title_it)); end if; return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "fold" BEFORE INSERT OR UPDATE on "announcement" for each ROW execute function "announcement_fold_fn"();`);

    this.addSql(`drop trigger if exists "fold" on "assignment_group";`);
    this.addSql(`drop function if exists "assignment_group_fold_fn"();`);
    this.addSql(`alter table "assignment_group" add "search_text" text null;`);
    this.addSql(`create or replace function "assignment_group_fold_fn"() returns trigger as \$\$ begin if tg_op = 'INSERT' or new.name is distinct from old.name then new.name_key := public.vsd_fold(new.name); end if; if new.search_text is null or new.name is distinct from old.name or new.executing_company is distinct from old.executing_company then new.search_text := concat_ws(E'\\n', public.vsd_spelled(new.name), public.vsd_spelled(new.executing_company)); end if; return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "fold" BEFORE INSERT OR UPDATE on "assignment_group" for each ROW execute function "assignment_group_fold_fn"();`);

    this.addSql(`drop trigger if exists "fold" on "catalog_item";`);
    this.addSql(`drop function if exists "catalog_item_fold_fn"();`);
    this.addSql(`alter table "catalog_item" add "search_text" text null;`);
    this.addSql(`create or replace function "catalog_item_fold_fn"() returns trigger as \$\$ begin if tg_op = 'INSERT' or new.number is distinct from old.number then new.number_key := public.vsd_fold(new.number); end if; if new.search_text is null or new.number is distinct from old.number or new.name is distinct from old.name or new.barcode is distinct from old.barcode then new.search_text := concat_ws(E'\\n', public.vsd_spelled(new.number), public.vsd_spelled(new.name), public.vsd_spelled(new.barcode)); end if; return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "fold" BEFORE INSERT OR UPDATE on "catalog_item" for each ROW execute function "catalog_item_fold_fn"();`);

    this.addSql(`drop trigger if exists "fold" on "category";`);
    this.addSql(`drop function if exists "category_fold_fn"();`);
    this.addSql(`alter table "category" add "search_text" text null;`);
    this.addSql(`create or replace function "category_fold_fn"() returns trigger as \$\$ begin if tg_op = 'INSERT' or new.code is distinct from old.code then new.code_key := public.vsd_fold(new.code); end if; if new.search_text is null or new.code is distinct from old.code or new.name_de is distinct from old.name_de or new.name_en is distinct from old.name_en or new.name_fr is distinct from old.name_fr or new.name_it is distinct from old.name_it then new.search_text := concat_ws(E'\\n', public.vsd_spelled(new.code), public.vsd_unaccented(new.name_de), public.vsd_unaccented(new.name_en), public.vsd_unaccented(new.name_fr), public.vsd_unaccented(new.name_it)); end if; return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "fold" BEFORE INSERT OR UPDATE on "category" for each ROW execute function "category_fold_fn"();`);

    this.addSql(`alter table "article" add "search_text" text null;`);
    this.addSql(`create or replace function "article_fold_fn"() returns trigger as \$\$ begin if new.search_text is null or new.title_de is distinct from old.title_de or new.title_en is distinct from old.title_en or new.title_fr is distinct from old.title_fr or new.title_it is distinct from old.title_it then new.search_text := concat_ws(E'\\n', public.vsd_unaccented(new.title_de), public.vsd_unaccented(new.title_en), public.vsd_unaccented(new.title_fr), public.vsd_unaccented(new.title_it)); end if; return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "fold" BEFORE INSERT OR UPDATE on "article" for each ROW execute function "article_fold_fn"();`);

    this.addSql(`drop trigger if exists "fold" on "contact";`);
    this.addSql(`drop function if exists "contact_fold_fn"();`);
    this.addSql(`alter table "contact" add "search_text" text null;`);
    this.addSql(`create or replace function "contact_fold_fn"() returns trigger as \$\$ begin if tg_op = 'INSERT' or new.phone is distinct from old.phone then new.phone_e164 := public.vsd_e164(new.phone); end if; if new.search_text is null or new.name is distinct from old.name or new.number is distinct from old.number or new.email is distinct from old.email or new.phone is distinct from old.phone then new.search_text := concat_ws(E'\\n', public.vsd_spelled(new.name), public.vsd_spelled(new.number), public.vsd_spelled(new.email), public.vsd_spelled(new.phone)); end if; return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "fold" BEFORE INSERT OR UPDATE on "contact" for each ROW execute function "contact_fold_fn"();`);

    this.addSql(`drop trigger if exists "fold" on "custom_field";`);
    this.addSql(`drop function if exists "custom_field_fold_fn"();`);
    this.addSql(`alter table "custom_field" add "search_text" text null;`);
    this.addSql(`create or replace function "custom_field_fold_fn"() returns trigger as \$\$ begin if tg_op = 'INSERT' or new.key is distinct from old.key then new.key_key := public.vsd_fold(new.key); end if; if new.search_text is null or new.key is distinct from old.key or new.label_de is distinct from old.label_de or new.label_en is distinct from old.label_en or new.label_fr is distinct from old.label_fr or new.label_it is distinct from old.label_it then new.search_text := concat_ws(E'\\n', public.vsd_spelled(new.key), public.vsd_unaccented(new.label_de), public.vsd_unaccented(new.label_en), public.vsd_unaccented(new.label_fr), public.vsd_unaccented(new.label_it)); end if; return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "fold" BEFORE INSERT OR UPDATE on "custom_field" for each ROW execute function "custom_field_fold_fn"();`);

    this.addSql(`drop trigger if exists "fold" on "employee";`);
    this.addSql(`drop function if exists "employee_fold_fn"();`);
    this.addSql(`alter table "employee" add "search_text" text null;`);
    this.addSql(`create or replace function "employee_fold_fn"() returns trigger as \$\$ begin if tg_op = 'INSERT' or new.number is distinct from old.number then new.number_key := public.vsd_fold(new.number); end if; if tg_op = 'INSERT' or new.phone is distinct from old.phone then new.phone_e164 := public.vsd_e164(new.phone); end if; if new.search_text is null or new.number is distinct from old.number or new.name is distinct from old.name or new.email is distinct from old.email or new.phone is distinct from old.phone then new.search_text := concat_ws(E'\\n', public.vsd_spelled(new.number), public.vsd_spelled(new.name), public.vsd_spelled(new.email), public.vsd_spelled(new.phone)); end if; return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "fold" BEFORE INSERT OR UPDATE on "employee" for each ROW execute function "employee_fold_fn"();`);

    this.addSql(`alter table "holiday" add "search_text" text null;`);
    this.addSql(`create or replace function "holiday_fold_fn"() returns trigger as \$\$ begin if new.search_text is null or new.name is distinct from old.name then new.search_text := concat_ws(E'\\n', public.vsd_spelled(new.name)); end if; return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "fold" BEFORE INSERT OR UPDATE on "holiday" for each ROW execute function "holiday_fold_fn"();`);

    this.addSql(`drop trigger if exists "fold" on "project";`);
    this.addSql(`drop function if exists "project_fold_fn"();`);
    this.addSql(`alter table "project" add "search_text" text null;`);
    this.addSql(`create or replace function "project_fold_fn"() returns trigger as \$\$ begin if tg_op = 'INSERT' or new.number is distinct from old.number then new.number_key := public.vsd_fold(new.number); end if; if new.search_text is null or new.number is distinct from old.number or new.name is distinct from old.name then new.search_text := concat_ws(E'\\n', public.vsd_spelled(new.number), public.vsd_spelled(new.name)); end if; return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "fold" BEFORE INSERT OR UPDATE on "project" for each ROW execute function "project_fold_fn"();`);

    this.addSql(`drop trigger if exists "fold" on "sla";`);
    this.addSql(`drop function if exists "sla_fold_fn"();`);
    this.addSql(`alter table "sla" add "search_text" text null;`);
    this.addSql(`create or replace function "sla_fold_fn"() returns trigger as \$\$ begin if tg_op = 'INSERT' or new.name is distinct from old.name then new.name_key := public.vsd_fold(new.name); end if; if new.search_text is null or new.name is distinct from old.name then new.search_text := concat_ws(E'\\n', public.vsd_spelled(new.name)); end if; return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "fold" BEFORE INSERT OR UPDATE on "sla" for each ROW execute function "sla_fold_fn"();`);

    this.addSql(`drop trigger if exists "fold" on "text_block";`);
    this.addSql(`drop function if exists "text_block_fold_fn"();`);
    this.addSql(`alter table "text_block" add "search_text" text null;`);
    this.addSql(`create or replace function "text_block_fold_fn"() returns trigger as \$\$ begin if tg_op = 'INSERT' or new.name is distinct from old.name then new.name_key := public.vsd_fold(new.name); end if; if new.search_text is null or new.name is distinct from old.name or new.content is distinct from old.content then new.search_text := concat_ws(E'\\n', public.vsd_spelled(new.name), public.vsd_unaccented(new.content)); end if; return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "fold" BEFORE INSERT OR UPDATE on "text_block" for each ROW execute function "text_block_fold_fn"();`);

    this.addSql(`drop trigger if exists "fold" on "user";`);
    this.addSql(`drop function if exists "user_fold_fn"();`);
    this.addSql(`alter table "user" add "search_text" text null;`);
    this.addSql(`create or replace function "user_fold_fn"() returns trigger as \$\$ begin if tg_op = 'INSERT' or new.username is distinct from old.username then new.username_key := public.vsd_fold(new.username); end if; if tg_op = 'INSERT' or new.email is distinct from old.email then new.email_key := public.vsd_fold(new.email); end if; if new.search_text is null or new.name is distinct from old.name or new.username is distinct from old.username or new.email is distinct from old.email then new.search_text := concat_ws(E'\\n', public.vsd_spelled(new.name), public.vsd_spelled(new.username), public.vsd_spelled(new.email)); end if; return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "fold" BEFORE INSERT OR UPDATE on "user" for each ROW execute function "user_fold_fn"();`);

    this.addSql(`drop trigger if exists "fold" on "customer";`);
    this.addSql(`drop function if exists "customer_fold_fn"();`);
    this.addSql(`alter table "customer" add "search_text" text null;`);
    this.addSql(`create or replace function "customer_fold_fn"() returns trigger as \$\$ begin if tg_op = 'INSERT' or new.code is distinct from old.code then new.code_key := public.vsd_fold(new.code); end if; if tg_op = 'INSERT' or new.phone is distinct from old.phone then new.phone_e164 := public.vsd_e164(new.phone); end if; if tg_op = 'INSERT' or new.crm_address_number is distinct from old.crm_address_number then new.crm_address_number_key := public.vsd_fold(new.crm_address_number); end if; if new.search_text is null or new.code is distinct from old.code or new.name is distinct from old.name or new.city is distinct from old.city or new.phone is distinct from old.phone then new.search_text := concat_ws(E'\\n', public.vsd_spelled(new.code), public.vsd_spelled(new.name), public.vsd_spelled(new.city), public.vsd_spelled(new.phone)); end if; return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "fold" BEFORE INSERT OR UPDATE on "customer" for each ROW execute function "customer_fold_fn"();`);

    this.addSql(`drop trigger if exists "fold" on "location";`);
    this.addSql(`drop function if exists "location_fold_fn"();`);
    this.addSql(`alter table "location" add "search_text" text null;`);
    this.addSql(`create or replace function "location_fold_fn"() returns trigger as \$\$ begin if tg_op = 'INSERT' or new.name is distinct from old.name then new.name_key := public.vsd_fold(new.name); end if; if tg_op = 'INSERT' or new.external_id is distinct from old.external_id then new.external_id_key := public.vsd_fold(new.external_id); end if; if tg_op = 'INSERT' or new.phone is distinct from old.phone then new.phone_e164 := public.vsd_e164(new.phone); end if; if new.search_text is null or new.name is distinct from old.name or new.external_id is distinct from old.external_id or new.street is distinct from old.street or new.city is distinct from old.city or new.phone is distinct from old.phone then new.search_text := concat_ws(E'\\n', public.vsd_spelled(new.name), public.vsd_spelled(new.external_id), public.vsd_spelled(new.street), public.vsd_spelled(new.city), public.vsd_spelled(new.phone)); end if; return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "fold" BEFORE INSERT OR UPDATE on "location" for each ROW execute function "location_fold_fn"();`);

    this.addSql(`drop trigger if exists "fold" on "ticket";`);
    this.addSql(`drop function if exists "ticket_fold_fn"();`);
    this.addSql(`alter table "ticket" add "search_text" text null;`);
    this.addSql(`create or replace function "ticket_fold_fn"() returns trigger as \$\$ begin if tg_op = 'INSERT' or new.contact_phone is distinct from old.contact_phone then new.contact_phone_e164 := public.vsd_e164(new.contact_phone); end if; if new.search_text is null or new.identifier is distinct from old.identifier or new.customer_description is distinct from old.customer_description or new.contact_name is distinct from old.contact_name or new.contact_phone is distinct from old.contact_phone then new.search_text := concat_ws(E'\\n', public.vsd_spelled(new.identifier), public.vsd_unaccented(new.customer_description), public.vsd_spelled(new.contact_name), public.vsd_spelled(new.contact_phone)); end if; return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "fold" BEFORE INSERT OR UPDATE on "ticket" for each ROW execute function "ticket_fold_fn"();`);

    this.addSql(`alter table "ticket_mail" add "search_text" text null;`);
    this.addSql(`create or replace function "ticket_mail_fold_fn"() returns trigger as \$\$ begin if new.search_text is null or new.recipient is distinct from old.recipient then new.search_text := concat_ws(E'\\n', public.vsd_spelled(new.recipient)); end if; return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "fold" BEFORE INSERT OR UPDATE on "ticket_mail" for each ROW execute function "ticket_mail_fold_fn"();`);

    this.addSql(`alter table "task" add "search_text" text null;`);
    this.addSql(`create or replace function "task_fold_fn"() returns trigger as \$\$ begin if new.search_text is null or new.subject is distinct from old.subject or new.short_description is distinct from old.short_description then new.search_text := concat_ws(E'\\n', public.vsd_spelled(new.subject), public.vsd_spelled(new.short_description)); end if; return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "fold" BEFORE INSERT OR UPDATE on "task" for each ROW execute function "task_fold_fn"();`);

    this.addSql(`alter table "refused_address" add "search_text" text null;`);
    this.addSql(`create or replace function "refused_address_fold_fn"() returns trigger as \$\$ begin if new.search_text is null or new.address is distinct from old.address then new.search_text := concat_ws(E'\\n', public.vsd_spelled(new.address)); end if; return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "fold" BEFORE INSERT OR UPDATE on "refused_address" for each ROW execute function "refused_address_fold_fn"();`);

    this.addSql(`alter table "report" add "search_text" text null;`);
    this.addSql(`create or replace function "report_fold_fn"() returns trigger as \$\$ begin if new.search_text is null or new.identifier is distinct from old.identifier or new.project is distinct from old.project then new.search_text := concat_ws(E'\\n', public.vsd_spelled(new.identifier), public.vsd_spelled(new.project)); end if; return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "fold" BEFORE INSERT OR UPDATE on "report" for each ROW execute function "report_fold_fn"();`);

    this.addSql(`drop trigger if exists "fold" on "customer_domain";`);
    this.addSql(`drop function if exists "customer_domain_fold_fn"();`);
    this.addSql(`alter table "customer_domain" add "search_text" text null;`);
    this.addSql(`create or replace function "customer_domain_fold_fn"() returns trigger as \$\$ begin if tg_op = 'INSERT' or new.domain is distinct from old.domain then new.domain_key := public.vsd_fold(new.domain); end if; if new.search_text is null or new.domain is distinct from old.domain then new.search_text := concat_ws(E'\\n', public.vsd_spelled(new.domain)); end if; return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "fold" BEFORE INSERT OR UPDATE on "customer_domain" for each ROW execute function "customer_domain_fold_fn"();`);

    this.addSql(`alter table "appointment" add "search_text" text null;`);
    this.addSql(`create or replace function "appointment_fold_fn"() returns trigger as \$\$ begin if new.search_text is null or new.title is distinct from old.title then new.search_text := concat_ws(E'\\n', public.vsd_spelled(new.title)); end if; return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "fold" BEFORE INSERT OR UPDATE on "appointment" for each ROW execute function "appointment_fold_fn"();`);

    for (const statement of searchTexts) this.addSql(statement);
  }

}
