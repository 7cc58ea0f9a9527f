import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { paths } from '../../../openapi/api';
import { articleQuestion, PAUSE } from '../../model/fitting-articles';
import type { Schema } from '../../providers/contract';
import { apiFetch } from '../../providers/http';
import { useSettled } from '../../providers/use-settled';

export type Article = Schema<'Article'>;
export type SuggestedArticle = Schema<'SuggestedArticle'>;
type SearchResult = paths['/v1/search']['get']['responses'][200]['content']['application/json'];

/** The route of the screens of articles, by which queries are loaded anew when an article changes. */
const ROUTE = 'masterdata/articles';
/** Most articles that are listed, and most that are found. */
const [MOST, MOST_FOUND] = [200, 50];

const NONE: readonly SuggestedArticle[] = [];

/** The articles that the user may read, by title. */
export const useArticles = () =>
  useQuery({
    queryKey: [ROUTE, 'current'],
    queryFn: ({ signal }) => {
      const query = { current: true, range: [0, MOST - 1], sort: ['title', 'ASC'], embed: ['category'] };
      return apiFetch<Article[]>('articles', { query: { ...query, fields: ['id', 'title', 'category'] }, signal });
    },
  });

export const useArticle = (id: string) =>
  useQuery({
    queryKey: [ROUTE, 'one', id],
    queryFn: ({ signal }) => apiFetch<Article>(`articles/${id}`, { signal }),
    retry: false,
  });

/** Ids of the articles found by a search, the best first; undefined without words. */
export function useFoundArticles(words: string): readonly string[] | undefined {
  const q = useSettled(words.trim());
  const { data } = useQuery({
    queryKey: [ROUTE, 'found', q],
    queryFn: ({ signal }) => {
      const query = { q, typing: 'true', resources: 'articles', limit: MOST_FOUND };
      return apiFetch<SearchResult>('search', { query, signal });
    },
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
  return q === '' ? undefined : data?.hits.map(({ id }) => id);
}

/** Articles that fit a typed text; the earlier articles stay until the new ones have arrived. */
export function useFittingArticles(text: string, enabled: boolean): readonly SuggestedArticle[] {
  const q = useSettled(articleQuestion(text), PAUSE);
  const asks = enabled && q !== '';
  const { data } = useQuery({
    queryKey: [ROUTE, 'fitting', q],
    queryFn: ({ signal }) => apiFetch<SuggestedArticle[]>('article-suggestions', { query: { q }, signal }),
    enabled: asks,
    retry: false,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
  return (asks && data) || NONE;
}

/** Records that an article has made a ticket unnecessary. */
export const foundHelpful = (id: string) => apiFetch<void>(`articles/${id}/helpful`, { method: 'POST' });
