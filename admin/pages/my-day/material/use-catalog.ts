import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { apiFetch } from '../../../providers/http';
import { isAway } from '../../../providers/offline/kept-reads';
import { useSettled } from '../../../providers/use-settled';
import { CRM, type CrmCatalogItem, crmPath } from '../../customer/crm/crm';
import { type CatalogCopy, itemsWith, itemWithCode } from './catalog-copy';

/**
 * Most items stored on the device; the rest of a larger catalogue is searched at the server while there is a network.
 */
const MOST = 2_000;
const PAGE = 200;
/** Time in which the catalogue is not loaded a second time. */
const FRESH_MS = 15 * 60_000;

/**
 * The catalogue page by page, by addresses that are the same each day: so the service worker stores the answers and
 * returns them without a network.
 */
const copyQuery = queryOptions({
  queryKey: [CRM, 'catalog-copy'],
  queryFn: async ({ signal }): Promise<CatalogCopy> => {
    const items: CrmCatalogItem[] = [];
    while (items.length < MOST) {
      const range = [items.length, items.length + PAGE - 1];
      const page = await apiFetch<CrmCatalogItem[]>(crmPath.catalog, { query: { range }, signal }).catch(
        (error: unknown) => {
          // An incomplete copy is better than none.
          if (items.length > 0 && isAway(error)) return undefined;
          throw error;
        },
      );
      if (!page) return { items, isWhole: false };
      items.push(...page);
      if (page.length < PAGE) return { items, isWhole: true };
    }
    return { items, isWhole: false };
  },
  staleTime: FRESH_MS,
});

const searchQuery = (q: string) =>
  queryOptions({
    queryKey: [CRM, crmPath.catalog, q],
    queryFn: ({ signal }) => apiFetch<CrmCatalogItem[]>(crmPath.catalog, { query: { q }, signal }),
    retry: false,
  });

/** Loads the catalogue onto the device, for the day without a network. */
export const useCatalogCopy = ({ enabled = true } = {}) => useQuery({ ...copyQuery, enabled });

/** The items that match the words: of the copy on this device and, if it is incomplete, of the server too. */
export function useCatalogSearch(words: string): { items: readonly CrmCatalogItem[]; error: Error | null } {
  const { data: copy, error } = useCatalogCopy();
  const settledWords = useSettled(words.trim());
  const isAsked = copy?.isWhole === false && settledWords !== '';
  const found = useQuery({ ...searchQuery(settledWords), enabled: isAsked });
  const here = copy ? itemsWith(copy.items, words) : [];
  const more = (isAsked && found.data) || [];
  const copiedNumbers = new Set(here.map(({ number }) => number));
  return { items: [...here, ...more.filter(({ number }) => !copiedNumbers.has(number))], error: copy ? null : error };
}

/** Returns a function that finds the item with a scanned code; undefined if neither the copy nor the server has it. */
export function useItemOfCode(): (code: string) => Promise<CrmCatalogItem | undefined> {
  const client = useQueryClient();
  return useCallback(
    async (code) => {
      const copy = await client.fetchQuery(copyQuery).catch(() => undefined);
      const here = copy && itemWithCode(copy.items, code);
      if (here || copy?.isWhole) return here;
      const found = await client.fetchQuery(searchQuery(code)).catch((error: unknown) => {
        if (isAway(error)) return [];
        throw error;
      });
      return itemWithCode(found, code);
    },
    [client],
  );
}
