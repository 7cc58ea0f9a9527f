import { Migration } from '@mikro-orm/migrations';

/** What `vsd_fold` leaves out since nobody sees it: soft hyphen, zero-width, direction, fillers, variation selectors. */
const UNSEEN =
  '[\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f' +
  '\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufffb\\U0001bca0-\\U0001bca3\\U0001d173-\\U0001d17a' +
  '\\U000e0000-\\U000e0fff]';
const SPACES = '[\\t-\\r \\u0085\\u1680\\u2028\\u2029]+';

/** Texts that are compared folded: table, column, and what they are unique within besides the tenant. */
const FOLDED: readonly [table: string, columns: readonly string[], within?: string][] = [
  ['address', ['number']],
  ['assignment_group', ['name']],
  ['category', ['code']],
  ['custom_field', ['key'], 'resource'],
  ['project', ['number']],
  ['sla', ['name']],
  ['text_block', ['name']],
  ['user', ['username', 'email']],
  ['customer', ['code', 'crm_address_number']],
  ['location', ['name', 'external_id'], 'customer_id'],
  ['invoice', ['invoice_number'], 'ticket_id'],
];

/**
 * Unique names and codes are compared after NFKC, without format characters, and folded in spaces and case. Rows of
 * before, of which several fold to one text, stay as they are: the oldest has the key, so that no new row takes the
 * name, and the others get one when their text is changed.
 */
export class Migration20261122050100_FoldedNames extends Migration {
  override name = 'Migration20261122050100_FoldedNames';

  override up(): void {
    this.addSql(`
      create function vsd_fold(value text) returns text
      language sql immutable strict parallel safe
      as $$
        select btrim(
          regexp_replace(
            lower(upper(lower(normalize(regexp_replace(value, '${UNSEEN}', '', 'g'), nfkc) collate "und-x-icu"))),
            '${SPACES}', ' ', 'g'
          )
        )
      $$;
    `);
    this.addSql(`alter table "location" drop constraint "location_external_id_customer_unique";`);
    this.addSql(`alter table "location" drop constraint "location_name_customer_unique";`);
    this.addSql(`alter table "location" drop column "name_key", drop column "external_id_key";`);
    this.addSql(`alter table "custom_field" drop constraint "custom_field_key_resource_unique";`);
    this.addSql(`alter table "invoice" drop constraint "invoice_invoice_number_ticket_unique";`);
    for (const [table, columns, within] of FOLDED) this.#fold(table, columns, within);
    this.addSql(
      `alter table "location" add constraint "location_name_customer_unique" unique ("tenant", "name_key", "customer_id");`,
    );
    this.addSql(
      `alter table "location" add constraint "location_external_id_customer_unique" unique ("tenant", "external_id_key", "customer_id");`,
    );
    this.addSql(
      `alter table "custom_field" add constraint "custom_field_key_resource_unique" unique ("tenant", "key_key", "resource");`,
    );
    this.addSql(
      `alter table "invoice" add constraint "invoice_invoice_number_ticket_unique" unique ("tenant", "invoice_number_key", "ticket_id");`,
    );
    this.#peopleElsewhere();
  }

  /** Usernames and e-mails are unique over all tenants, and compared there in the same way. */
  #peopleElsewhere(): void {
    for (const column of ['username', 'email']) {
      this.addSql(`drop index "user_${column}_everywhere_index";`);
      this.addSql(`create index "user_${column}_everywhere_index" on "user" ("${column}_key");`);
    }
    this.addSql(`set local role vsd_search;`);
    this.addSql(`
      create or replace function vsd_person_elsewhere(who uuid, own uuid, wanted_username text, wanted_email text) returns text
      language plpgsql volatile security definer
      set search_path = pg_catalog, public, pg_temp
      as $$
      declare
        here constant text := nullif(current_setting('app.tenant', true), '');
        own_subject text;
        questions int;
        found text;
      begin
        if not exists (
          select from public."user" u
          where u.tenant = here and u.id = who and u.active and u.roles @> array['vsd-agent', 'manage_customer']
        ) then
          raise exception 'Only managers of customers may ask' using errcode = 'insufficient_privilege';
        end if;
        insert into public.person_question as q (tenant, asker, created_at, asked)
        values (here, who, date_trunc('hour', now()), 1)
        on conflict (tenant, asker, created_at) do update set asked = q.asked + 1
        returning q.asked into questions;
        if questions > 100 then
          return 'limit';
        end if;
        select u.subject into own_subject from public."user" u where u.tenant = here and u.id = own;
        select 'username ' || case when u.tenant = here then 'here' else 'elsewhere' end into found
        from public."user" u
        where u.username_key = public.vsd_fold(wanted_username) and u.id <> own
          and (own_subject is null or u.subject is distinct from own_subject)
        order by u.tenant = here desc limit 1;
        if found is null then
          select 'email ' || case when u.tenant = here then 'here' else 'elsewhere' end into found
          from public."user" u
          where u.email_key = public.vsd_fold(wanted_email) and u.id <> own
            and (own_subject is null or u.subject is distinct from own_subject)
          order by u.tenant = here desc limit 1;
        end if;
        return found;
      end
      $$;
    `);
    this.addSql(`reset role;`);
  }

  #fold(table: string, columns: readonly string[], within?: string): void {
    this.addSql(`alter table "${table}" ${columns.map((column) => `add "${column}_key" text null`).join(', ')};`);
    // The owner sees the rows of all tenants for these statements only.
    this.addSql(`alter table "${table}" no force row level security;`);
    for (const column of columns) {
      this.addSql(`
        update "${table}" as kept set "${column}_key" = first.folded
          from (
            select distinct on (tenant, ${within ? `${within}, ` : ''}vsd_fold("${column}"))
                   tenant, id, vsd_fold("${column}") as folded
              from "${table}" where "${column}" is not null
             order by tenant, ${within ? `${within}, ` : ''}vsd_fold("${column}"), created_at, id
          ) as first
         where kept.tenant = first.tenant and kept.id = first.id;
      `);
      if (!within) {
        this.addSql(
          `alter table "${table}" add constraint "${table}_${column}_key_unique" unique ("tenant", "${column}_key");`,
        );
      }
    }
    this.addSql(`alter table "${table}" force row level security;`);
    const steps = columns.map(
      (column) =>
        `if tg_op = 'INSERT' or new.${column} is distinct from old.${column} then new.${column}_key := public.vsd_fold(new.${column}); end if;`,
    );
    this.addSql(
      `create function "${table}_fold_fn"() returns trigger as $$ begin ${steps.join(' ')} return new; end; $$ language plpgsql;`,
    );
    this.addSql(
      `create trigger "fold" before insert or update on "${table}" for each row execute function "${table}_fold_fn"();`,
    );
  }
}
