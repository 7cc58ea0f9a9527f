import { bySearch } from './functions.js';

/**
 * Articles that fit a text in the words of whoever writes it, the best first, as ids: unlike a search, not every word has to
 * be there. What stands for a word are its forms among the words of the tenant (vsd_word_forms), and what is nearest where no
 * article has any of them. A word weighs the more the fewer articles have it, and thrice in a title. What fits has a word of
 * the text in its title, or two in its own text. Finds within the circles that it is told, as vsd_full_text does, and takes
 * the tenant from the session alone.
 */
const fitting = bySearch({
  signature: 'vsd_fitting_articles(text, text[], int)',
  create: `
      create function vsd_fitting_articles(wanted text, circles text[], most int) returns uuid[]
      language plpgsql stable security definer parallel safe
      set search_path = pg_catalog, public, pg_temp
      set plan_cache_mode = force_custom_plan
      set enable_seqscan = off
      set pg_trgm.similarity_threshold = 0.3
      as $$
      declare
        here constant text := nullif(current_setting('app.tenant', true), '');
        within constant text[] := array(select here || '/' || circle || '/0' from unnest(circles) as circle);
        asked text;
        forms text[];
        query tsquery;
        titled tsquery;
        having_it bigint;
        ids uuid[] := '{}';
        scores float8[] := '{}';
        titles int[] := '{}';
        hits uuid[];
        in_title boolean[];
      begin
        if here is null or cardinality(circles) = 0 then
          return '{}';
        end if;
        for asked in
          select given.word from unnest(string_to_array(public.vsd_plain(left(wanted, 500)), ' ')) with ordinality as given (word, place)
           where length(given.word) >= 3 and given.word !~ '^[0-9]+$' and not exists (
             select from unnest(array['german_stem', 'english_stem', 'french_stem', 'italian_stem']) as language
              where ts_lexize(language::regdictionary, given.word) = '{}'
           )
           group by given.word order by min(given.place) limit 24
        loop
          forms := public.vsd_word_forms(here, asked, false);
          for attempt in 1 .. 2 loop
            if attempt = 2 then
              exit when cardinality(hits) > 0 or length(asked) < 5;
              forms := array(
                select w.word from public.search_word w
                 where w.tenant = here and w.word % asked and abs(length(w.word) - length(asked)) <= 2
                   -- Letters that have changed places leave little of what is compared.
                   and (similarity(w.word, asked) >= 0.4 or array(select unnest(string_to_array(w.word, null)) order by 1)
                                                          = array(select unnest(string_to_array(asked, null)) order by 1))
                 order by similarity(w.word, asked) desc, w.word
                 limit 12
              );
            end if;
            hits := '{}';
            continue when cardinality(forms) = 0;
            query := (select string_agg('''' || form || '''', ' | ') from unnest(forms) as form)::tsquery;
            titled := (select string_agg('''' || form || ''':A', ' | ') from unnest(forms) as form)::tsquery;
            select array_agg(e.record), array_agg(e.words @@ titled) into hits, in_title
              from public.search_entry e
             where e.tenant = here and e.reach && within and e.words @@ query and e.resource = 'articles';
            hits := coalesce(hits, '{}');
          end loop;
          having_it := cardinality(hits);
          continue when having_it = 0;
          ids := ids || hits;
          scores := scores || array(
            select (case when titled_one then 3 else 1 end) / sqrt(having_it) from unnest(in_title) as titled_one
          );
          titles := titles || array(select titled_one::int from unnest(in_title) as titled_one);
        end loop;
        return array(
          select one.id from unnest(ids, scores, titles) as one (id, score, titled)
           group by one.id having sum(one.titled) > 0 or count(*) > 1
           order by sum(one.score) desc, one.id limit most
        );
      end
      $$`,
});

/** What suggesting articles needs besides their table. */
export const fittingArticles: readonly string[] = fitting;
