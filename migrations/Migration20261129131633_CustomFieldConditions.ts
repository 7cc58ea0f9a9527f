import { Migration } from '@mikro-orm/migrations';

/** Section, width and condition of custom fields; their search names the label before the key. */
export class Migration20261129131633_CustomFieldConditions extends Migration {

  override name = 'Migration20261129131633_CustomFieldConditions';

  readonly accepted = { 'constraint-missing-not-valid': 'a tenant defines some hundred custom fields' };

  override up(): void | Promise<void> {
    this.addSql(`drop trigger if exists "fold" on "custom_field";`);
    this.addSql(`drop function if exists "custom_field_fold_fn"();`);
    this.addSql(`alter table "custom_field" add "section" text null, add "width" text null, add "when" text null;`);
    this.addSql(`alter table "custom_field" add constraint "custom_field_width_check" check ("width" in ('FULL', 'HALF'));`);
    this.addSql(`create or replace function "custom_field_fold_fn"() returns trigger as \$\$ begin if tg_op = 'INSERT' or new.key is distinct from old.key then new.key_key := public.vsd_fold(new.key); end if; if new.search_text is null or new.label_de is distinct from old.label_de or new.label_en is distinct from old.label_en or new.label_fr is distinct from old.label_fr or new.label_it is distinct from old.label_it or new.key is distinct from old.key then new.search_text := concat_ws(E'\\n', public.vsd_unaccented(new.label_de), public.vsd_unaccented(new.label_en), public.vsd_unaccented(new.label_fr), public.vsd_unaccented(new.label_it), public.vsd_spelled(new.key)); end if; return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "fold" BEFORE INSERT OR UPDATE on "custom_field" for each ROW execute function "custom_field_fold_fn"();`);
  }

}
