import { bySearch, bySearchAnew, type Definer } from './functions.js';

/**
 * Articles that fit a text in the words of whoever writes it, the best first, as ids: unlike a search, not every word has to
 * be there. What stands for a word are its forms among the words of the tenant (vsd_word_forms), and what is nearest of what
 * articles within the circles say where none of them has any. A word weighs the more the fewer articles have it, and thrice in a title. What fits has a word of
 * the text in its title, or two in its own text. Finds within the circles that it is told, as vsd_full_text does, and takes
 * the tenant from the session alone.
 *
 * To look for a word in titles takes the words of an article out of their compression. The index alone therefore
 * chooses the three hundred that have most of the text, and only of these the titles are looked at; of a word that a thousand
 * have, which one has it tells next to nothing, and no more are counted.
 */
const fitting: Definer = {
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
        hits uuid[];
        weight float8;
        ids uuid[] := '{}';
        scores float8[] := '{}';
        queries tsquery[] := '{}';
        weights float8[] := '{}';
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
              exit when cardinality(hits) > 0 or length(asked) < 4;
              forms := public.vsd_reached_words(here, array(
                select w.word from public.search_word w
                 where w.tenant = here and w.word % asked and abs(length(w.word) - length(asked)) <= 2
                   -- Letters that have changed places leave little of what is compared.
                   and (similarity(w.word, asked) >= 0.4 or array(select unnest(string_to_array(w.word, null)) order by 1)
                                                          = array(select unnest(string_to_array(asked, null)) order by 1))
                 order by similarity(w.word, asked) desc, w.word
                 limit 400
              ), within, '{articles}', 12);
            end if;
            hits := '{}';
            continue when cardinality(forms) = 0;
            query := (select string_agg('''' || form || '''', ' | ') from unnest(forms) as form)::tsquery;
            hits := array(
              select e.record from public.search_entry e
               where e.tenant = here and e.reach && within and e.words @@ query and e.resource = 'articles'
               limit 1000
            );
          end loop;
          continue when cardinality(hits) = 0;
          weight := 1 / sqrt(cardinality(hits));
          ids := ids || hits;
          scores := scores || array_fill(weight, array[cardinality(hits)]);
          queries := queries || query;
          weights := weights || weight;
        end loop;
        return array(
          with best as materialized (
            select one.id, sum(one.score) as score, count(*) as has from unnest(ids, scores) as one (id, score)
             group by one.id order by sum(one.score) desc, one.id limit 300
          ), titled as materialized (
            select best.*, ts_filter(e.words, '{a}') as title
              from best join public.search_entry e on e.tenant = here and e.record = best.id and e.resource = 'articles'
          )
          select titled.id from titled, lateral (
            select coalesce(sum(known.weight), 0) as score from unnest(queries, weights) as known (query, weight)
             where titled.title @@ known.query
          ) as named
           where named.score > 0 or titled.has > 1
           order by titled.score + 2 * named.score desc, titled.id limit most
        );
      end
      $$`,
};

/** What suggesting articles needs besides their table. */
export const fittingArticles: readonly string[] = bySearch(fitting);

/** The same where a function stands that looked at the title of each article. */
export const rankedArticles: readonly string[] = bySearchAnew(fitting);
