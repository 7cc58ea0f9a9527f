import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApplication } from '../../../providers/application';
import type { Schema } from '../../../providers/contract';
import { apiFetch } from '../../../providers/http';
import { TICKETS, ticketPath } from '../model/ticket';
import type { TextBlock } from './text-block-groups';

/** A text block as filled in for the ticket. */
type FilledTextBlock = Schema<'FilledTextBlock'>;

/** Most text blocks that the server returns at once. */
const most = 200;

/** Whether the user may read text blocks, and so insert them. */
export const useMayFillTextBlocks = (): boolean =>
  useApplication().models.some(({ path, can }) => path === 'text-blocks' && can.list);

/** The active text blocks, in their order, with the titles of their categories. */
export function useTextBlocks(enabled: boolean) {
  return useQuery({
    queryKey: ['text-blocks', 'all'],
    enabled,
    queryFn: ({ signal }) =>
      apiFetch<TextBlock[]>('text-blocks', {
        query: {
          filter: { active: true },
          sort: ['position', 'ASC'],
          range: [0, most - 1],
          embed: ['category'],
          count: 'none',
        },
        signal,
      }),
  });
}

const filling = (ticket: string, block: string | undefined, version: number) => ({
  // Below the key of tickets, so that a changed ticket is filled in anew.
  queryKey: [TICKETS.route, 'text-block', ticket, block, version],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    apiFetch<FilledTextBlock>(ticketPath(ticket, `text-blocks/${encodeURIComponent(block ?? '')}`), { signal }),
});

/** A block as filled in for a ticket of this version. */
export const useFilledTextBlock = (ticket: string, block: string | undefined, version: number) =>
  useQuery({ ...filling(ticket, block, version), enabled: block !== undefined, placeholderData: (before) => before });

/** Returns a function that fills a block, from the cache if it was previewed before. */
export function useFillTextBlock(ticket: string, version: number) {
  const client = useQueryClient();
  return (block: string) => client.ensureQueryData(filling(ticket, block, version));
}
