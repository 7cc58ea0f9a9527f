import { bySearch, bySearchAnew, type Definer } from './functions.js';

/**
 * A text as words that can be compared: folded (vsd_fold), without accents, ligatures taken apart, and nothing but
 * letters and digits with single spaces between them.
 */
const plain = `
      create function vsd_plain(value text) returns text
      language sql immutable strict parallel safe
      set search_path = pg_catalog, public, pg_temp
      as $$
        select btrim(regexp_replace(
          replace(replace(replace(translate(
            regexp_replace(normalize(public.vsd_fold(value), nfkd), '[\\u0300-\\u036f]+', '', 'g'),
            'øłđıħŧ', 'oldiht'
          ), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
          '[^[:alnum:]]+', ' ', 'g'
        ))
      $$`;

/** A title and a text as the index holds them; words of the title weigh more. */
const words = `
      create function vsd_words(title text, body text) returns tsvector
      language sql immutable strict parallel safe
      set search_path = pg_catalog, public, pg_temp
      as $$
        select setweight(to_tsvector('pg_catalog.simple', public.vsd_plain(title)), 'A')
            || setweight(to_tsvector('pg_catalog.simple', public.vsd_plain(body)), 'C')
      $$`;

/** The quarter of a moment as a number, none of before the year 2000. */
const quarter = `
      create function vsd_quarter(moment timestamptz) returns int
      language sql immutable strict parallel safe
      set search_path = pg_catalog, public, pg_temp
      as $$
        select greatest(extract(year from moment at time zone 'UTC')::int * 4
                        + extract(quarter from moment at time zone 'UTC')::int, 8000)
      $$`;

/** Notes that the index has to look at a record; it belongs to vsd_search, since migrations write without a tenant. */
const note = bySearch({
  signature: 'vsd_search_note(text, text, uuid)',
  alsoFor: 'vsd_owner',
  create: `
      create function vsd_search_note(whose text, what text, which uuid) returns void
      language sql volatile security definer
      set search_path = pg_catalog, public, pg_temp
      as $$ insert into public.search_change (tenant, resource, record) values (whose, what, which) $$`,
});

/** Tenants of which changes wait for the index; it leaps from one to the next in the primary key. */
const waiting = bySearch({
  signature: 'vsd_search_waiting()',
  create: `
      create function vsd_search_waiting() returns setof text
      language sql stable security definer
      set search_path = pg_catalog, public, pg_temp
      as $$
        with recursive found as (
          select min(tenant) as tenant from public.search_change
          union all
          select (select min(tenant) from public.search_change where tenant > found.tenant)
            from found where tenant is not null
        )
        select tenant from found where tenant is not null
      $$`,
});

/**
 * Words that end as German compounds with 'tor' and 'tur' (Tür) do and are none: Motor, Reparatur, Struktur, Kultur. Other
 * words of three letters end no frequent words of Latin.
 */
const LATIN_ENDINGS = '(([aiu]|[aeiu]k|ul)t[ou]r|otor)(e|en|s|es)?$';

/**
 * What stands for a word that is looked for, among the words that the tenant's texts have: its forms (what begins with
 * its stem in one of the four languages) and compounds (what contains its German stem, or ends with one of three letters);
 * empty where nothing is.
 */
const forms: readonly string[] = [
  `
      create function vsd_word_forms(whose text, word text, begun boolean) returns text[]
      language plpgsql stable parallel safe
      set search_path = pg_catalog, public, pg_temp
      set plan_cache_mode = force_custom_plan
      set enable_seqscan = off
      as $$
      declare
        stems text[];
        patterns text[];
        tails text[];
      begin
        if word ~ '[0-9]' or length(word) < 3 then
          return array[word];
        end if;
        select array_agg(distinct lexeme) into stems
          from unnest(array['german_stem', 'english_stem', 'french_stem', 'italian_stem']) as language,
               unnest(ts_lexize(language::regdictionary, word)) as lexeme
         where length(lexeme) >= 3;
        patterns := array(select stem || '%' from unnest(stems || case when begun then array[word] end) as stem);
        patterns := patterns || array(
          select '%' || stem || '%' from unnest(ts_lexize('german_stem', word)) as stem where length(stem) >= 4
        );
        tails := array(
          select '%' || stem || ending
            from unnest(ts_lexize('german_stem', word)) as stem, unnest(array['', 'e', 'en', 's', 'es']) as ending
           where length(stem) = 3
        );
        return array(
          select w.word from public.search_word w
           where w.tenant = whose
             and (w.word like any (patterns) or w.word like any (tails) and w.word !~ '${LATIN_ENDINGS}')
           order by w.word = vsd_word_forms.word desc,
                    w.word like any (array(select stem || '%' from unnest(stems) as stem)) desc,
                    length(w.word), w.word
           limit 60
        );
      end
      $$`,
  'revoke execute on function vsd_word_forms(text, text, boolean) from public',
  'alter function vsd_word_forms(text, text, boolean) owner to vsd_search',
];

/**
 * Which of some words stand in what somebody reaches, in their order and no more than `most`. Only of these may anything be
 * offered in the place of a mistyped word: words of texts that somebody does not see decide nothing. `within` are the
 * circles in the words of the index, `kinds` the resources (null for all).
 */
const reachedWords: readonly string[] = [
  `
      create function vsd_reached_words(whose text, given text[], within text[], kinds text[], most int) returns text[]
      language plpgsql stable parallel safe
      set search_path = pg_catalog, public, pg_temp
      set plan_cache_mode = force_custom_plan
      set enable_seqscan = off
      as $$
      declare
        one text;
        reached text[] := '{}';
      begin
        foreach one in array given loop
          exit when cardinality(reached) >= most;
          if exists (
            select from public.search_entry e
             where e.tenant = whose and e.reach && within and e.words @@ ('''' || one || '''')::tsquery
               and (kinds is null or e.resource = any (kinds))
          ) then
            reached := reached || one;
          end if;
        end loop;
        return reached;
      end
      $$`,
  'revoke execute on function vsd_reached_words(text, text[], text[], text[], int) from public',
  'alter function vsd_reached_words(text, text[], text[], text[], int) owner to vsd_search',
];

/** The words of a tenant's texts that are nearest to a mistyped one, the nearest first, whoever reaches them. */
const nearWords: readonly string[] = [
  `
      create function vsd_near_words(whose text, asked text) returns text[]
      language sql stable parallel safe
      set search_path = pg_catalog, public, pg_temp
      set enable_seqscan = off
      set pg_trgm.similarity_threshold = 0.34
      as $$
        select array(
          select w.word from public.search_word w
           where w.tenant = whose and w.word % asked and abs(length(w.word) - length(asked)) <= 2
           order by similarity(w.word, asked) desc, w.word
           limit 400
        )
      $$`,
  'revoke execute on function vsd_near_words(text, text) from public',
  'alter function vsd_near_words(text, text) owner to vsd_search',
];

/**
 * Full-text search behind row-level security: the operators of texts are not leakproof, so that an ordinary query under
 * the policies could not use the index. The function belongs to vsd_search, takes the tenant from the session alone, and
 * finds within the circles it is told (who asks, in words of the index): rights are part of the condition that the index
 * serves. It gives ids with their weight; the caller reads the records again under policy and scope.
 *
 * The index goes through all that is written of a word, whoever wrote it, each time it is asked. What is newest is looked
 * at first, and from what there was the next look reckons how far back it has to go: most searches take two, none more
 * than eight. Each word is a condition of its own, which the index skips through; words in one condition it weighs for
 * every entry. Where somebody reaches few entries, these are looked at one by one instead, whatever else is written of
 * the words. Of what is found, the newest are ranked.
 *
 * Where nothing is found, what is nearest takes the place of each word of which nothing stands in what somebody reaches.
 * Hidden texts decide neither whether nor which: what nobody has written takes the same way as what stands elsewhere.
 */
const find: Definer = {
  signature: 'vsd_full_text(text, text[], text[], text[], timestamptz, int, boolean)',
  create: `
      create function vsd_full_text(
        wanted text, work text[], directory text[], resources text[], since timestamptz, most int, typing boolean
      ) returns jsonb
      language plpgsql stable security definer parallel safe
      set search_path = pg_catalog, public, pg_temp
      set plan_cache_mode = force_custom_plan
      set enable_seqscan = off
      as $$
      declare
        here constant text := nullif(current_setting('app.tenant', true), '');
        -- Older quarters are looked at while there are fewer to choose from than this: who types sees what is new first.
        -- Of what is older still, half as many will do each time: it weighs less.
        sought constant int := case when typing then 10 else 20 end * most;
        enough int;
        weighed constant int := greatest(500, sought);
        newest constant int := public.vsd_quarter(now());
        oldest constant int := coalesce(public.vsd_quarter(since), 8000);
        begun constant interval := now() at time zone 'UTC' - date_trunc('quarter', now() at time zone 'UTC');
        -- A quarter that has just begun holds too little to reckon with: it is taken together with the one before.
        young constant boolean := begun < interval '30 days';
        few constant int := 1000;
        is_few boolean;
        reached int;
        reached_a_quarter float8;
        asked text[] := array(
          select word from unnest(string_to_array(public.vsd_plain(left(wanted, 300)), ' ')) with ordinality as given (word, place)
           where word <> '' group by word order by min(place) limit 10
        );
        -- A phone number is looked for as a whole as well, with its country code where it has one.
        phone constant text := case when wanted ~ '^ *[+(]?[0-9][0-9 ()/.-]*$'
          then coalesce(substr(public.vsd_e164(btrim(wanted)), 2), regexp_replace(wanted, '[^0-9]+', '', 'g')) end;
        forms text[];
        known text[];
        parts text[];
        exact text[];
        everywhere constant text[] := array(
          select here || '/' || circle || '/0' from unnest(directory) as circle
          union all
          select here || '/' || circle || '/' || band from unnest(work) as circle, generate_series(8000, newest + 1) as band
        );
        is_near boolean;
        indexed text;
        looked_at text;
        query tsquery;
        plain_query tsquery;
        within text[];
        step int;
        first_band int;
        last_band int;
        quarters float8;
        found bigint;
        seen bigint;
        piece jsonb;
        candidates jsonb := '[]';
      begin
        if here is null or cardinality(asked) = 0 or cardinality(directory) = 0 then
          return '{"words": [], "hits": []}';
        end if;
        for attempt in 1 .. 2 loop
          known := '{}';
          parts := '{}';
          exact := '{}';
          is_near := false;
          for place in 1 .. cardinality(asked) loop
            -- Words that say nothing in one of the languages are left out where others remain.
            continue when cardinality(asked) > 1 and not (typing and place = cardinality(asked)) and exists (
              select from unnest(array['german_stem', 'english_stem', 'french_stem', 'italian_stem']) as language
               where ts_lexize(language::regdictionary, asked[place]) = '{}'
            );
            forms := public.vsd_word_forms(here, asked[place], typing and place = cardinality(asked));
            if attempt = 2 and length(asked[place]) >= 4 and asked[place] !~ '[0-9]' and not exists (
              select from public.search_entry e
               where e.tenant = here and e.reach && everywhere
                 and e.words @@ (select string_agg('''' || form || '''', ' | ') from unnest(forms) as form)::tsquery
            ) then
              forms := public.vsd_reached_words(here, public.vsd_near_words(here, asked[place]), everywhere, null, 6);
              is_near := true;
            end if;
            if cardinality(forms) = 0 then
              forms := array[asked[place]];
            end if;
            -- Each of them is looked up in the index for whatever somebody reaches: fewer where several words narrow it,
            -- and while somebody types.
            forms := forms[1:case when typing then 24 else 60 end * case when cardinality(asked) > 1 then 2 else 3 end / 3];
            known := known || forms;
            exact := exact || ('''' || asked[place] || '''');
            parts := parts || ('(' || case
              when asked[place] ~ '^[0-9]+$' and length(asked[place]) < 5
                then '''' || asked[place] || ''':* | ''' || lpad(asked[place], 5, '0') || ''''
              when asked[place] ~ '[0-9]' then '''' || asked[place] || ''':*'
              when length(asked[place]) < 3 and typing then '''' || asked[place] || ''':*'
              else (select string_agg('''' || form || '''', ' | ') from unnest(forms) as form)
            end || ')');
          end loop;
          exit when attempt = 2 and not is_near;
          if cardinality(parts) = 0 then
            parts := array(select '''' || word || '''' from unnest(asked) as word);
            exact := parts;
            known := asked;
          end if;
          if length(phone) >= 5 then
            parts := array[format('((%s) | ''%s'':*)', array_to_string(parts, ' & '), phone)];
            exact := array[format('((%s) | ''%s'')', array_to_string(exact, ' & '), phone)];
            known := known || phone;
          end if;
          query := array_to_string(parts, ' & ')::tsquery;
          plain_query := array_to_string(exact, ' & ')::tsquery;
          select string_agg(format('e.words @@ %L::tsquery', part), ' and '),
                 string_agg(format('ts_match_vq(e.words, %L::tsquery)', part), ' and ')
            into indexed, looked_at
            from unnest(parts) as part;
          candidates := '[]';
          step := 0;
          first_band := 0;
          last_band := 0;
          quarters := 0;
          seen := 0;
          reached_a_quarter := 0;
          enough := sought;
          -- First what has no age (places, customers, people), then the newest, then what is older.
          loop
            if step = 1 then
              first_band := newest + 1;
              last_band := newest - young::int;
              quarters := extract(epoch from begun) / extract(epoch from interval '91 days') + young::int;
            elsif step > 1 then
              first_band := last_band - 1;
              last_band := case when found = 0 then oldest
                else greatest(oldest, last_band - ceil(quarters * greatest(2, 1.25 * (enough - seen) / found))::int) end;
              quarters := first_band - last_band + 1;
            end if;
            within := array(
              select here || '/' || circle || '/' || band
                from unnest(case when step = 0 then directory else work end) as circle,
                     generate_series(last_band, first_band) as band
            );
            -- To find that there are many takes longer than to find few: it is not asked where it can be reckoned.
            is_few := reached_a_quarter * quarters <= few;
            if is_few then
              with those as materialized (
                select from public.search_entry e where e.tenant = here and e.reach && within
              )
              select count(*) into reached from (select from those limit few + 1) as one;
              is_few := reached <= few;
            end if;
            if step > 0 then
              reached_a_quarter := case when is_few then reached / quarters else 'infinity' end;
            end if;
            execute format($query$
              with found as materialized (
                select e.record, e.part, e.resource, e.at, e.ticket,
                       (ts_rank(e.words, $1, 1) + 3 * ts_rank(e.words, $2, 1))
                       / (1 + case when $3 then extract(epoch from now() - e.at) / 31536000 else 0 end) as score
                  from (
                    select * from public.search_entry e
                     where e.tenant = $4 and e.reach && $5 and %s
                       and ($6 is null or e.resource = any ($6)) and ($7 is null or e.at >= $7)
                     order by e.at desc limit $8
                  ) as e
              )
              select (select count(*) from found),
                     jsonb_agg(jsonb_build_array(best.record, best.part, best.resource, best.at, best.score, best.ticket))
                from (
                  select one.*, row_number() over (partition by one.resource order by one.score desc, one.record) as rank
                    from (select distinct on (record) * from found order by record, score desc) as one
                ) as best
               where best.rank <= $9
            $query$, case when is_few then looked_at else indexed end)
              into found, piece
              -- The age of places and people says nothing: more of them are weighed.
              using query, plain_query, step > 0, here, within, resources, since, case step when 0 then 3 else 1 end * weighed, most;
            candidates := candidates || coalesce(piece, '[]');
            -- However many places and people are called so, tickets are looked for as well.
            if step > 0 then
              seen := seen + found;
              exit when seen >= enough or last_band <= oldest;
              enough := greatest(most, enough / 2);
            end if;
            step := step + 1;
          end loop;
          exit when jsonb_array_length(candidates) > 0;
        end loop;
        return jsonb_build_object('words', to_jsonb(known), 'hits', coalesce((
          select jsonb_agg(jsonb_build_object('record', best.record, 'part', best.part, 'resource', best.resource,
                                              'at', best.at, 'score', best.score, 'ticket', best.ticket,
                                              'rank', best.rank) order by best.score desc, best.record)
            from (
              select one.*, row_number() over (partition by one.resource order by one.score desc, one.record) as rank
                from (
                  select distinct on (record) c ->> 0 as record, c ->> 1 as part, c ->> 2 as resource, c ->> 3 as at,
                         (c ->> 4)::float8 as score, c ->> 5 as ticket
                    from jsonb_array_elements(candidates) as c
                   order by record, score desc
                ) as one
            ) as best
           where best.rank <= most
        ), '[]'));
      end
      $$`,
};

/**
 * Words of the phone numbers in a text, each a line of its own: with and without country code, and by its last digits from
 * six on, so that a number is found however it is written and without what stands before it.
 */
const phoneWords = `
      create function vsd_phone_words(body text) returns tsvector
      language sql immutable strict parallel safe
      set search_path = pg_catalog, public, pg_temp
      as $$
        select setweight(to_tsvector('pg_catalog.simple', coalesce(string_agg(distinct substr(form, place), ' '), '')), 'C')
          from regexp_matches(body, '^[+(]?[0-9][0-9 ()/.-]{3,27}[0-9]$', 'gn') as line (parts),
               unnest(public.vsd_number_forms(parts[1])) as form,
               generate_series(1, length(form) - 5) as place
      $$`;

/** Phone numbers among the words, where the functions of lists and of an earlier search stand. */
export const phonesAnew = (): readonly string[] => [phoneWords, ...searchAnew];

/** What the full-text search needs besides its tables. */
export const fullTextFunctions: readonly string[] = [
  plain,
  words,
  quarter,
  ...note,
  ...waiting,
  ...forms,
  ...reachedWords,
  ...nearWords,
  ...bySearch(find),
  'grant insert on search_change to vsd_search',
];

/** The search where one of an earlier form stands. */
export const searchAnew: readonly string[] = bySearchAnew(find);

/** Near words by what somebody reaches, and compounds of words of three letters, where earlier functions stand. */
export const nearWordsAnew: readonly string[] = [
  'set local role vsd_search',
  'drop function vsd_word_forms(text, text, boolean)',
  'drop function if exists vsd_reached_words(text, text[], text[], text[], int)',
  'drop function if exists vsd_near_words(text, text)',
  'reset role',
  ...forms,
  ...reachedWords,
  ...nearWords,
  ...searchAnew,
];

/** Resources that are searched, with their tables. */
const SEARCHED: Readonly<Record<string, string>> = {
  tickets: 'ticket',
  activities: 'activity',
  attachments: 'attachment',
  reports: 'report',
  customers: 'customer',
  locations: 'location',
  users: 'user',
};

/** Notes all that there is; comes before the policy of search_change, since a migration has no tenant. */
export const noteEverything: readonly string[] = Object.entries(SEARCHED).flatMap(([resource, table]) => [
  `alter table "${table}" no force row level security`,
  `insert into search_change (tenant, resource, record) select tenant, '${resource}', id from "${table}"`,
  `alter table "${table}" force row level security`,
]);
