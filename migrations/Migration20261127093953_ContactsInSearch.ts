import { Migration } from '@mikro-orm/migrations';

/** The full-text search finds contacts of the address book; the worker indexes those that there are. */
export class Migration20261127093953_ContactsInSearch extends Migration {

  override name = 'Migration20261127093953_ContactsInSearch';

  override up(): void | Promise<void> {
    this.addSql(`create or replace function "contact_full_text_fn"() returns trigger as \$\$ begin if tg_op = 'DELETE' then perform public.vsd_search_note(old.tenant, 'contacts', old.id); return old; end if; if tg_op = 'INSERT' then perform public.vsd_search_note(new.tenant, 'contacts', new.id); return new; end if; if (new.name, new.number, new.position, new.email, new.phone) is distinct from (old.name, old.number, old.position, old.email, old.phone) then perform public.vsd_search_note(new.tenant, 'contacts', new.id); end if; return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "full_text" AFTER INSERT OR UPDATE OR DELETE on "contact" for each ROW execute function "contact_full_text_fn"();`);
    this.addSql(`alter table "contact" no force row level security;`);
    this.addSql(`select vsd_search_note(tenant, 'contacts', id) from "contact";`);
    this.addSql(`alter table "contact" force row level security;`);
  }

}
