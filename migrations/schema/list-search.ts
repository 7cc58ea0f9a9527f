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
 * those of several, `keys` fields of the tenant's own. What is looked for by 'words' is folded, and numbers are found
 * however they are written; what a column 'contains' or 'starts' with is looked for as it is, in any case, and the folded
 * index only narrows it down. The values of custom fields are indexed together; the ones that were asked for decide, so
 * that nobody finds a record by a field that they do not see. Quotes, escapes and blanks are written otherwise in JSON: for
 * the index they stand for anything.
 */
const search: Definer = {
  signature: 'vsd_search(text, text[], text[], text[], text, text)',
  create: `
      create function vsd_search(searched text, lines text[], texts text[], keys text[], wanted text, how text) returns setof uuid
      language plpgsql stable security definer parallel safe rows 100
      set search_path = pg_catalog, public, pg_temp
      as $$
      declare
        folded constant text := public.vsd_unaccented(wanted);
        begun constant text := case when how = 'starts' then '' else '%' end;
        forms constant text[] := case when how = 'words' then array(
          select form from unnest(public.vsd_number_forms(wanted)) as form where length(form) >= 3
        ) else '{}' end;
        patterns constant text[] := array(
          select begun || regexp_replace(form, '[\\\\%_]', '\\\\\\&', 'g') || '%' from unnest(folded || forms) as form
        );
        within_json constant text[] := array(
          select '%' || trim(both '%' from regexp_replace(pattern, '\\\\.|["\\s]', '%', 'g')) || '%' from unnest(patterns) as pattern
        );
        literal constant text := begun || regexp_replace(wanted, '[\\\\%_]', '\\\\\\&', 'g') || '%';
        conditions text[];
      begin
        if how = 'words' and folded = '' then
          return;
        end if;
        conditions := array(
          select 'vsd_spelled(' || column_name || ') like any ($1)' || case when how <> 'words' then ' and ' || column_name || ' ilike $2' else '' end
            from (select format('%I', name) as column_name from unnest(lines) as name) as named
          union all
          select 'vsd_unaccented(' || column_name || ') like $3' || case when how <> 'words' then ' and ' || column_name || ' ilike $2' else '' end
            from (select format('%I', name) as column_name from unnest(texts) as name) as named
        );
        if cardinality(keys) > 0 then
          conditions := conditions || format(
            'custom <> ''{}''::jsonb and vsd_spelled(jsonb_path_query_array(custom, ''$.*'')::text) like any ($4) and (%s)',
            (select string_agg(case when how = 'words' then format('vsd_spelled(custom ->> %L) like any ($1)', key)
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

/** Columns in which lists look, of one line and of several, by their tables. */
const SEARCHED: Readonly<Record<string, readonly [lines: string, texts?: string]>> = {
  user: ['name username email'],
  announcement: ['', 'title_de title_en title_fr title_it'],
  category: ['code', 'name_de name_en name_fr name_it'],
  article: ['', 'title_de title_en title_fr title_it'],
  assignment_group: ['name executing_company'],
  custom_field: ['key', 'label_de label_en label_fr label_it'],
  holiday: ['name'],
  sla: ['name'],
  text_block: ['name', 'content'],
  customer: ['code name city phone'],
  location: ['name external_id street city phone'],
  ticket: ['identifier contact_name contact_phone', 'customer_description'],
  customer_domain: ['domain'],
  task: ['subject short_description'],
  ticket_mail: ['recipient'],
  refused_address: ['address'],
  appointment: ['title'],
  address: ['number name city phone'],
  contact: ['name number email phone'],
  catalog_item: ['number name barcode'],
  employee: ['number name email phone'],
  project: ['number name'],
  report: ['identifier project'],
};

const indexed = (folding: string, columns: string) =>
  columns.split(' ').flatMap((column) => (column ? [`(${folding}("${column}")) gin_trgm_ops`] : []));

/** The indexes of lists, of folded texts. */
export const foldedIndexes: readonly string[] = [
  ...Object.entries(SEARCHED).flatMap(([table, [lines, texts = '']]) => [
    `drop index if exists "${table}_search_index"`,
    `create index "${table}_search_index" on "${table}"
      using gin ("tenant", ${[...indexed('vsd_spelled', lines), ...indexed('vsd_unaccented', texts)].join(', ')})`,
  ]),
  ...['customer', 'location', 'ticket'].flatMap((table) => [
    `drop index "${table}_custom_search_index"`,
    `create index "${table}_custom_search_index" on "${table}" using gin ("tenant",
      (vsd_spelled(jsonb_path_query_array("custom", '$.*')::text)) gin_trgm_ops) where "custom" <> '{}'::jsonb`,
  ]),
];

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
