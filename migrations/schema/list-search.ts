import { bySearch, type Definer } from './functions.js';

/**
 * A text as lists and the full-text search compare it: folded (vsd_fold), without accents, ligatures taken apart. What is
 * written in plain letters is folded in a fraction of the time.
 */
const unaccented = `
      create function vsd_unaccented(value text) returns text
      language sql immutable strict parallel safe
      as $$
        select case when octet_length(value) = length(value) then lower(btrim(regexp_replace(value, '\\s+', ' ', 'g')))
        else replace(replace(replace(translate(
          regexp_replace(normalize(public.vsd_fold(value), nfkd), '[\\u0300-\\u036f]+', '', 'g'),
          'øłđıħŧ', 'oldiht'
        ), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe') end
      $$`;

/** Words of the full-text search: the same folding, and nothing but letters and digits with single spaces between them. */
const plain = `
      create or replace function vsd_plain(value text) returns text
      language sql immutable strict parallel safe
      set search_path = pg_catalog, public, pg_temp
      as $$ select btrim(regexp_replace(public.vsd_unaccented(value), '[^[:alnum:]]+', ' ', 'g')) $$`;

/** A phone number as E.164 (domain "Phone"): one without a country code is Swiss; null where it is none of these. */
const e164 = `
      create function vsd_e164(value text) returns text
      language sql immutable strict parallel safe
      as $$
        select case
          when digits ~ '^\\+[1-9][0-9]{4,14}$' then digits
          when digits ~ '^00[1-9][0-9]{4,14}$' then '+' || substr(digits, 3)
          when digits ~ '^0[1-9][0-9]{8}$' then '+41' || substr(digits, 2)
        end
        from (select regexp_replace(replace(value, '(0)', ''), '[ ()/.-]', '', 'g') as digits) as written
      $$`;

/** The ways to write a number: without what separates its parts, and a phone number with and without its country code. */
const numberForms = `
      create function vsd_number_forms(value text) returns text[]
      language sql immutable strict parallel safe
      as $$
        select case when value ~ '[0-9]' then array_remove(array[
          regexp_replace(public.vsd_unaccented(value), '[^[:alnum:]]+', '', 'g'),
          substr(public.vsd_e164(value), 2),
          case when public.vsd_e164(value) like '+41%' then '0' || substr(public.vsd_e164(value), 4) end
        ], null) else '{}' end
      $$`;

/** A text of one line as lists look through it: folded, and behind it the ways to write its numbers, a line each. */
const spelled = `
      create function vsd_spelled(value text) returns text
      language sql immutable strict parallel safe
      as $$
        select case when value ~ '[0-9]'
          then public.vsd_unaccented(value) || E'\\n' || array_to_string(public.vsd_number_forms(value), E'\\n')
          else public.vsd_unaccented(value) end
      $$`;

/**
 * Text search behind row-level security. LIKE is not leakproof, so an ordinary query under the policies cannot use the
 * trigram index. This one function may: it belongs to vsd_search, which sees all rows, and takes the tenant from the
 * session alone. It gives ids only; the caller reads them again under the policy. `lines` are columns of one line, `texts`
 * those of several, `keys` fields of the tenant's own; `whole` says that these are all columns of `search_text`. A search
 * by 'words' is folded, and numbers are found however they are written; for what a column 'contains' or 'starts' with the
 * folded text only narrows the rows down. Columns that were not asked for find no record: where some are missing, and for
 * custom fields, which are indexed together, the others decide. Quotes, escapes and blanks are written otherwise in JSON:
 * for the index they stand for anything. Fewer than three characters, which no index serves, are compared in custom fields
 * as they are written.
 */
const search: Definer = {
  signature: 'vsd_search(text, text[], text[], text[], text, text, boolean)',
  create: `
      create function vsd_search(searched text, lines text[], texts text[], keys text[], wanted text, how text, whole boolean)
      returns setof uuid
      language plpgsql stable security definer parallel safe rows 100
      set search_path = pg_catalog, public, pg_temp
      as $$
      declare
        folded constant text := public.vsd_unaccented(wanted);
        forms constant text[] := case when how = 'words' then array(
          select form from unnest(public.vsd_number_forms(wanted)) as form where length(form) >= 3
        ) else '{}' end;
        patterns constant text[] := array(
          select '%' || regexp_replace(form, '[\\\\%_]', '\\\\\\&', 'g') || '%' from unnest(folded || forms) as form
        );
        within_json constant text[] := array(
          select '%' || trim(both '%' from regexp_replace(pattern, '\\\\.|["\\s]', '%', 'g')) || '%' from unnest(patterns) as pattern
        );
        literal constant text := case when how = 'starts' then '' else '%' end || regexp_replace(wanted, '[\\\\%_]', '\\\\\\&', 'g') || '%';
        conditions text[] := '{}';
      begin
        if how = 'words' and folded = '' then
          return;
        end if;
        if cardinality(lines) + cardinality(texts) > 0 then
          conditions := conditions || ('search_text like any ($1)' || case when whole then '' else format(' and (%s)', (
            select string_agg(case
                when how <> 'words' then format('%I ilike $2', name)
                when is_line then format('vsd_spelled(%I) like any ($1)', name)
                else format('vsd_unaccented(%I) like $3', name) end, ' or ')
              from (select name, true as is_line from unnest(lines) as name union all select name, false from unnest(texts) as name) as named
          )) end);
        end if;
        if cardinality(keys) > 0 then
          conditions := conditions || format(
            'custom <> ''{}''::jsonb and %s (%s)',
            case when length(folded) >= 3 then 'vsd_spelled(jsonb_path_query_array(custom, ''$.*'')::text) like any ($4) and' else '' end,
            (select string_agg(case when how = 'words' and length(folded) >= 3 then format('vsd_spelled(custom ->> %L) like any ($1)', key)
                                    else format('custom ->> %L ilike $2', key) end, ' or ') from unnest(keys) as key)
          );
        end if;
        return query execute format(
          'select id from public.%I where tenant = nullif(current_setting(''app.tenant'', true), '''') and ((%s)) limit 10000',
          searched,
          array_to_string(conditions, ') or (')
        ) using patterns, literal, patterns[1], within_json;
      end
      $$`,
};

/** Takes the place of the search by columns as they are written. */
export const listSearch: readonly string[] = [
  unaccented,
  plain,
  e164,
  numberForms,
  spelled,
  'set local role vsd_search',
  'drop function vsd_search(text, text[], text[], text)',
  'reset role',
  ...bySearch(search),
];

/** Tables with a search text, and those with custom fields. */
const SEARCHED =
  'user announcement category article assignment_group custom_field holiday sla text_block customer location ticket ' +
  'customer_domain task ticket_mail refused_address appointment address contact catalog_item employee project report';
const WITH_CUSTOM_FIELDS = 'customer location ticket';

/** The texts of the rows of before, and the indexes of lists. A migration has no tenant. */
export const searchTexts: readonly string[] = [
  ...SEARCHED.split(' ').flatMap((table) => [
    `alter table "${table}" no force row level security`,
    `alter table "${table}" disable trigger user`,
    `alter table "${table}" enable trigger "fold"`,
    `update "${table}" set search_text = null`,
    `alter table "${table}" enable trigger user`,
    `alter table "${table}" force row level security`,
    `drop index if exists "${table}_search_index"`,
    `create index "${table}_search_index" on "${table}" using gin ("tenant", "search_text" gin_trgm_ops)`,
  ]),
];

/** The indexes of custom fields, of folded texts. */
export const foldedIndexes: readonly string[] = WITH_CUSTOM_FIELDS.split(' ').flatMap((table) => [
  `drop index "${table}_custom_search_index"`,
  `create index "${table}_custom_search_index" on "${table}" using gin ("tenant",
    (vsd_spelled(jsonb_path_query_array("custom", '$.*')::text)) gin_trgm_ops) where "custom" <> '{}'::jsonb`,
]);

const PHONES: Readonly<Record<string, string>> = {
  address: 'phone',
  contact: 'phone',
  employee: 'phone',
  customer: 'phone',
  location: 'phone',
  ticket: 'contact_phone',
  portal_request: 'phone',
};

/** The phone numbers of before as E.164. A migration has no tenant, and nobody is told of it. */
export const keptPhones: readonly string[] = Object.entries(PHONES).flatMap(([table, column]) => [
  `alter table "${table}" no force row level security`,
  `alter table "${table}" disable trigger user`,
  `update "${table}" set ${column}_e164 = vsd_e164(${column}) where ${column} is not null`,
  `alter table "${table}" enable trigger user`,
  `alter table "${table}" force row level security`,
]);
