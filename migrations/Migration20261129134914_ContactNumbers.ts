import { Migration } from '@mikro-orm/migrations';

export class Migration20261129134914_ContactNumbers extends Migration {

  override name = 'Migration20261129134914_ContactNumbers';

  readonly accepted = {
    'constraint-missing-not-valid': 'the new column is empty, and a tenant has some thousand contacts',
    'disallowed-unique-constraint': 'the new column is empty, and a tenant has some thousand contacts',
  };

  override up(): void | Promise<void> {
    this.addSql(`drop trigger if exists "fold" on "contact";`);
    this.addSql(`drop function if exists "contact_fold_fn"();`);
    this.addSql(`alter table "contact" add "number_key" text null;`);
    this.addSql(`alter table "contact" add constraint "contact_number_key_unique" unique ("tenant", "number_key");`);
    // Of numbers that fold to one text only the first has a key, as for other unique texts.
    this.addSql(`alter table "contact" no force row level security`);
    this.addSql(`update "contact" c set number_key = public.vsd_fold(number) where not exists (
      select 1 from "contact" o
      where o.tenant = c.tenant and public.vsd_fold(o.number) = public.vsd_fold(c.number) and o.id < c.id)`);
    this.addSql(`alter table "contact" force row level security`);
    this.addSql(`create or replace function "contact_fold_fn"() returns trigger as \$\$ begin if tg_op = 'INSERT' or new.number is distinct from old.number then new.number_key := public.vsd_fold(new.number); end if; if tg_op = 'INSERT' or new.phone is distinct from old.phone then new.phone_e164 := public.vsd_e164(new.phone); end if; if new.search_text is null or new.name is distinct from old.name or new.number is distinct from old.number or new.email is distinct from old.email or new.phone is distinct from old.phone then new.search_text := concat_ws(E'\\n', public.vsd_spelled(new.name), public.vsd_spelled(new.number), public.vsd_spelled(new.email), public.vsd_spelled(new.phone)); end if; return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "fold" BEFORE INSERT OR UPDATE on "contact" for each ROW execute function "contact_fold_fn"();`);
  }

}
