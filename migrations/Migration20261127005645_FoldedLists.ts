import { Migration } from '@mikro-orm/migrations';
import { foldedIndexes, keptPhones, listSearch } from './schema/list-search.js';

/** Lists are searched without accents, numbers are found however they are written, and phone numbers are kept as E.164. */
export class Migration20261127005645_FoldedLists extends Migration {
  override up(): void {
    for (const statement of listSearch) this.addSql(statement);

    this.addSql(`drop trigger if exists "fold" on "address";`);
    this.addSql(`drop function if exists "address_fold_fn"();`);
    this.addSql(`alter table "address" add "phone_e164" text null;`);
    this.addSql(`create or replace function "address_fold_fn"() returns trigger as \$\$ begin if tg_op = 'INSERT' or new.number is distinct from old.number then new.number_key := public.vsd_fold(new.number); end if; if tg_op = 'INSERT' or new.phone is distinct from old.phone then new.phone_e164 := public.vsd_e164(new.phone); end if; return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "fold" BEFORE INSERT OR UPDATE on "address" for each ROW execute function "address_fold_fn"();`);

    this.addSql(`alter table "contact" add "phone_e164" text null;`);
    this.addSql(`create or replace function "contact_fold_fn"() returns trigger as \$\$ begin if tg_op = 'INSERT' or new.phone is distinct from old.phone then new.phone_e164 := public.vsd_e164(new.phone); end if; return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "fold" BEFORE INSERT OR UPDATE on "contact" for each ROW execute function "contact_fold_fn"();`);

    this.addSql(`drop trigger if exists "fold" on "employee";`);
    this.addSql(`drop function if exists "employee_fold_fn"();`);
    this.addSql(`alter table "employee" add "phone_e164" text null;`);
    this.addSql(`create or replace function "employee_fold_fn"() returns trigger as \$\$ begin if tg_op = 'INSERT' or new.number is distinct from old.number then new.number_key := public.vsd_fold(new.number); end if; if tg_op = 'INSERT' or new.phone is distinct from old.phone then new.phone_e164 := public.vsd_e164(new.phone); end if; return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "fold" BEFORE INSERT OR UPDATE on "employee" for each ROW execute function "employee_fold_fn"();`);

    this.addSql(`drop trigger if exists "fold" on "customer";`);
    this.addSql(`drop function if exists "customer_fold_fn"();`);
    this.addSql(`alter table "customer" add "phone_e164" text null;`);
    this.addSql(`create or replace function "customer_fold_fn"() returns trigger as \$\$ begin if tg_op = 'INSERT' or new.code is distinct from old.code then new.code_key := public.vsd_fold(new.code); end if; if tg_op = 'INSERT' or new.phone is distinct from old.phone then new.phone_e164 := public.vsd_e164(new.phone); end if; if tg_op = 'INSERT' or new.crm_address_number is distinct from old.crm_address_number then new.crm_address_number_key := public.vsd_fold(new.crm_address_number); end if; return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "fold" BEFORE INSERT OR UPDATE on "customer" for each ROW execute function "customer_fold_fn"();`);

    this.addSql(`drop trigger if exists "fold" on "location";`);
    this.addSql(`drop function if exists "location_fold_fn"();`);
    this.addSql(`alter table "location" add "phone_e164" text null;`);
    this.addSql(`create or replace function "location_fold_fn"() returns trigger as \$\$ begin if tg_op = 'INSERT' or new.name is distinct from old.name then new.name_key := public.vsd_fold(new.name); end if; if tg_op = 'INSERT' or new.external_id is distinct from old.external_id then new.external_id_key := public.vsd_fold(new.external_id); end if; if tg_op = 'INSERT' or new.phone is distinct from old.phone then new.phone_e164 := public.vsd_e164(new.phone); end if; return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "fold" BEFORE INSERT OR UPDATE on "location" for each ROW execute function "location_fold_fn"();`);

    this.addSql(`alter table "ticket" add "contact_phone_e164" text null;`);
    this.addSql(`create or replace function "ticket_fold_fn"() returns trigger as \$\$ begin if tg_op = 'INSERT' or new.contact_phone is distinct from old.contact_phone then new.contact_phone_e164 := public.vsd_e164(new.contact_phone); end if; return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "fold" BEFORE INSERT OR UPDATE on "ticket" for each ROW execute function "ticket_fold_fn"();`);

    this.addSql(`alter table "portal_request" add "phone_e164" text null;`);
    this.addSql(`create or replace function "portal_request_fold_fn"() returns trigger as \$\$ begin if tg_op = 'INSERT' or new.phone is distinct from old.phone then new.phone_e164 := public.vsd_e164(new.phone); end if; return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "fold" BEFORE INSERT OR UPDATE on "portal_request" for each ROW execute function "portal_request_fold_fn"();`);

    for (const statement of [...keptPhones, ...foldedIndexes]) this.addSql(statement);
  }
}
