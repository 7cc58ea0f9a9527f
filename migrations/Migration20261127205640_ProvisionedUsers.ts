import { Migration } from '@mikro-orm/migrations';

export class Migration20261127205640_ProvisionedUsers extends Migration {

  override name = 'Migration20261127205640_ProvisionedUsers';

  override up(): void | Promise<void> {
    this.addSql(`drop trigger if exists "fold" on "user";`);
    this.addSql(`drop function if exists "user_fold_fn"();`);
    this.addSql(`alter table "user" add "removed_at" timestamptz(3) null, add "external_id" text null, add "external_id_key" text null;`);
    this.addSql(`alter table "user" add constraint "user_external_id_unique" unique ("tenant", "external_id");`);
    this.addSql(`alter table "user" add constraint "user_external_id_key_unique" unique ("tenant", "external_id_key");`);
    this.addSql(`create or replace function "user_fold_fn"() returns trigger as \$\$ begin if tg_op = 'INSERT' or new.username is distinct from old.username then new.username_key := public.vsd_fold(new.username); end if; if tg_op = 'INSERT' or new.email is distinct from old.email then new.email_key := public.vsd_fold(new.email); end if; if tg_op = 'INSERT' or new.external_id is distinct from old.external_id then new.external_id_key := public.vsd_fold(new.external_id); end if; if new.search_text is null or new.name is distinct from old.name or new.username is distinct from old.username or new.email is distinct from old.email then new.search_text := concat_ws(E'\\n', public.vsd_spelled(new.name), public.vsd_spelled(new.username), public.vsd_spelled(new.email)); end if; return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "fold" BEFORE INSERT OR UPDATE on "user" for each ROW execute function "user_fold_fn"();`);
  }

}
