/** A function that may do more than who calls it: its signature with what it gives, and its text. */
export interface Definer {
  /** Name and types of the parameters, as grants tell them. */
  signature: string;
  create: string;
  /** Who may call it beside vsd_app. */
  alsoFor?: string;
}

/** It is handed to vsd_search once vsd_app may call it, since only its owner says who calls a function. */
export const bySearch = ({ signature, create, alsoFor }: Definer): readonly string[] => [
  ...byOwner({ signature, create }),
  `alter function ${signature} owner to vsd_search`,
  ...(alsoFor
    ? ['set local role vsd_search', `grant execute on function ${signature} to ${alsoFor}`, 'reset role']
    : []),
];

/** Takes the place of a function of before with the same parameters, which it owns. */
export const bySearchAnew = (definer: Definer): readonly string[] => [
  'set local role vsd_search',
  `drop function ${definer.signature}`,
  'reset role',
  ...bySearch(definer),
];

const byOwner = ({ signature, create }: Definer): readonly string[] => [
  create,
  `revoke execute on function ${signature} from public`,
  `grant execute on function ${signature} to vsd_app`,
];

/**
 * Text search behind row-level security. LIKE is not leakproof, so an ordinary query under the policies cannot use the
 * trigram index. This one function may: it belongs to vsd_search, which sees all rows, and takes the tenant from the
 * session alone. It gives ids only; the caller reads them again under the policy. The values of custom fields are indexed
 * together; the ones that were asked for decide, so that nobody finds a record by a field that they do not see. Quotes
 * and escapes of the pattern are written otherwise in JSON: for the index they stand for anything.
 */
const search = bySearch({
  signature: 'vsd_search(text, text[], text[], text)',
  create: `
      create function vsd_search(searched text, columns text[], keys text[], pattern text) returns setof uuid
      language plpgsql stable security definer parallel safe rows 100
      set search_path = pg_catalog, public, pg_temp
      as $$
      declare
        conditions text[] := array(select format('%I ilike $1', name) from unnest(columns) as name);
      begin
        if cardinality(keys) > 0 then
          conditions := conditions || format(
            '(custom <> ''{}''::jsonb and jsonb_path_query_array(custom, ''$.*'')::text ilike $2 and (%s))',
            (select string_agg(format('custom ->> %L ilike $1', key), ' or ') from unnest(keys) as key)
          );
        end if;
        return query execute format(
          'select id from public.%I where tenant = nullif(current_setting(''app.tenant'', true), '''') and (%s) limit 10000',
          searched,
          array_to_string(conditions, ' or ')
        ) using pattern, '%' || trim(both '%' from regexp_replace(pattern, '\\\\.|"', '%', 'g')) || '%';
      end
      $$`,
});

/**
 * The names of all tenants, for jobs that go through them one after the other, and for migrations of data. Row-level
 * security hides every row from a session without a tenant; this function gives nothing but the names. It leaps from one
 * tenant to the next in the primary key instead of reading all users.
 */
const tenants = bySearch({
  signature: 'vsd_tenants()',
  alsoFor: 'vsd_owner',
  create: `
      create function vsd_tenants() returns setof text
      language sql stable security definer
      set search_path = pg_catalog, public, pg_temp
      as $$
        with recursive found as (
          select min(tenant) as tenant from public."user"
          union all
          select (select min(tenant) from public."user" where tenant > found.tenant) from found where tenant is not null
        )
        select tenant from found where tenant is not null
      $$`,
});

/**
 * Usernames and e-mails are unique over all tenants: this function looks beyond the own tenant. It takes the tenant from
 * the session, answers active agents who manage customers and nobody else, and counts the questions of each of them in
 * the transaction of the question, so that it is no oracle.
 */
const personElsewhere = bySearch({
  signature: 'vsd_person_elsewhere(uuid, uuid, text, text)',
  create: `
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
      $$`,
});

/** Whether a user is active, and when their account was changed last; asked before anything else of a request. */
const userState = bySearch({
  signature: 'vsd_user_state(text, uuid)',
  create: `
      create function vsd_user_state(wanted_tenant text, wanted uuid) returns text
      language sql stable security definer
      set search_path = pg_catalog, public, pg_temp
      as $$
        select coalesce((extract(epoch from account_changed_at) * 1000)::bigint::text, '') from public."user"
        where tenant = wanted_tenant and id = wanted and active
      $$`,
});

/**
 * The one way to remove from the log of the configuration, which the application's role adds to and cannot change: it
 * forgets what is older than ninety days at least, and belongs to the owner of the table, whom row-level security holds
 * to the tenant of the session as well.
 */
const forgetConfigChanges = byOwner({
  signature: 'vsd_forget_config_changes(int)',
  create: `
      create function vsd_forget_config_changes(days int) returns bigint
      language sql volatile security definer
      set search_path = pg_catalog, public, pg_temp
      as $$
        with forgotten as (
          delete from public.config_change
           where tenant = nullif(current_setting('app.tenant', true), '')
             and created_at < now() - make_interval(days => greatest(days, 90))
          returning 1
        )
        select count(*) from forgotten
      $$`,
});

/** Functions that see or do more than vsd_app, which calls them. */
export const functions: readonly string[] = [
  ...search,
  ...tenants,
  ...personElsewhere,
  ...userState,
  ...forgetConfigChanges,
  `grant insert, update on person_question to vsd_search`,
  `revoke insert, update on person_question from vsd_app`,
  `revoke update, delete on config_change from vsd_app`,
];
