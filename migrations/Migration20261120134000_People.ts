import { Migration } from '@mikro-orm/migrations';

/**
 * Users are kept in step with the identity service. Usernames and e-mails are unique over all tenants: one function looks
 * beyond the own tenant. It takes the tenant from the session, answers active agents who manage customers and nobody
 * else, and counts the questions of each of them in the transaction of the question, so that it is no oracle.
 */
export class Migration20261120134000_People extends Migration {
  override name = 'Migration20261120134000_People';

  override up(): void {
    this.addSql(`alter table "user" add "shared" boolean not null default false, add "account_changed_at" timestamptz(3) null;`);
    this.addSql(`create index "user_username_everywhere_index" on "user" (lower("username"));`);
    this.addSql(`create index "user_email_everywhere_index" on "user" (lower("email"));`);
    this.addSql(`create table "person_question" ("tenant" text not null, "asker" uuid not null, "created_at" timestamptz(3) not null, "asked" int not null, primary key ("tenant", "asker", "created_at"));`);
    this.addSql(`create index "person_question_tenant_created_at_index" on "person_question" ("tenant", "created_at");`);
    this.addSql(`create policy "tenant" on "person_question" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);
    this.addSql(`alter table "person_question" enable row level security;`);
    this.addSql(`alter table "person_question" force row level security;`);
    this.addSql(`grant insert, update on "person_question" to vsd_search;`);
    this.addSql(`revoke insert, update on "person_question" from vsd_app;`);
    this.addSql(`
      create function vsd_person_elsewhere(who uuid, own uuid, wanted_username text, wanted_email text) returns text
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
        where lower(u.username) = lower(wanted_username) and u.id <> own
          and (own_subject is null or u.subject is distinct from own_subject)
        order by u.tenant = here desc limit 1;
        if found is null then
          select 'email ' || case when u.tenant = here then 'here' else 'elsewhere' end into found
          from public."user" u
          where lower(u.email) = lower(wanted_email) and u.id <> own
            and (own_subject is null or u.subject is distinct from own_subject)
          order by u.tenant = here desc limit 1;
        end if;
        return found;
      end
      $$;
    `);
    this.addSql(`
      create function vsd_user_state(wanted_tenant text, wanted uuid) returns text
      language sql stable security definer
      set search_path = pg_catalog, public, pg_temp
      as $$
        select coalesce((extract(epoch from account_changed_at) * 1000)::bigint::text, '') from public."user"
        where tenant = wanted_tenant and id = wanted and active
      $$;
    `);
    for (const name of ['vsd_person_elsewhere(uuid, uuid, text, text)', 'vsd_user_state(text, uuid)']) {
      this.addSql(`revoke execute on function ${name} from public;`);
      this.addSql(`grant execute on function ${name} to vsd_app;`);
      // Last, since only its owner may say who executes it.
      this.addSql(`alter function ${name} owner to vsd_search;`);
    }
  }
}
