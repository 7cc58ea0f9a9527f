import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { apiFetch } from '../../../providers/http';
import { isAway } from '../../../providers/offline/kept-reads';
import { useSettled } from '../../../providers/use-settled';
import { CRM, type CrmCatalogItem, crmPath } from '../../customer/crm/crm';
import { type CatalogCopy, itemsWith, itemWithCode } from './catalog-copy';

/** Most items that are kept on the device; of a larger catalogue the rest is asked for while there is a network. */
const MOST = 2_000;
const PAGE = 200;
/** Within this time what was read is asked for no second time. */
const FRESH_MS = 15 * 60_000;

/** The catalogue page by page, by addresses that are the same each day: so it is kept, and found without a network. */
const copyQuery = queryOptions({
  queryKey: [CRM, 'catalog-copy'],
  queryFn: async ({ signal }): Promise<CatalogCopy> => {
    const items: CrmCatalogItem[] = [];
    while (items.length < MOST) {
      const range = [items.length, items.length + PAGE - 1];
      const page = await apiFetch<CrmCatalogItem[]>(crmPath.catalog, { query: { range }, signal }).catch(
        (error: unknown) => {
          // What is on the device is better than nothing, as long as something is.
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

/** Brings the catalogue onto the device, where it is read for the day. */
export const useCatalogCopy = ({ enabled = true } = {}) => useQuery({ ...copyQuery, enabled });

/** The items that words mean: of the copy on this device, and where that is not all of them, of the server too. */
export function useCatalogSearch(words: string): { items: readonly CrmCatalogItem[]; error: Error | null } {
  const { data: copy, error } = useCatalogCopy();
  const asked = useSettled(words.trim());
  const isAsked = copy?.isWhole === false && asked !== '';
  const found = useQuery({ ...searchQuery(asked), enabled: isAsked });
  const here = copy ? itemsWith(copy.items, words) : [];
  const more = (isAsked && found.data) || [];
  const known = new Set(here.map(({ number }) => number));
  return { items: [...here, ...more.filter(({ number }) => !known.has(number))], error: copy ? null : error };
}

/** Gives a function that finds the item with a scanned code; undefined where none has it, as far as one can know here. */
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
